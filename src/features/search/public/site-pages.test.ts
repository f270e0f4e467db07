import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Site } from '#features/site/contract.ts';
import { sitePaths } from '#features/site/paths.ts';
import { starter } from '#features/site/starter/starter.ts';
import { contentTypes, publicPages } from '#server/features.ts';
import { readMessages } from '#server/testing/messages.ts';
import type { FoundPage } from '#ui/pages/found-page.ts';
import type { PageRoute } from '#ui/pages/page-route.ts';
import { contentLists } from './content-lists.ts';
import { findSitePages } from './site-pages.ts';

const cwd = join(import.meta.dirname, '../..');
const { bs, en } = await readMessages();
const modules = async (name: string) =>
  Promise.all((await Array.fromAsync(glob(`*/${name}`, { cwd }))).map(file => import(join(cwd, file))));
const stated: FoundPage<Site>[] = (await modules('found-pages.ts')).flatMap(module => module.foundPages);
const routes: PageRoute[] = (await modules('public-routes.ts')).flatMap(module => module.pages);
const pages: FoundPage<Site>[] = [...stated, ...contentLists(routes, stated)];

const words = { version: 1, ...starter.bs };
const found = (query: string, known: typeof words | undefined = words) =>
  findSitePages(pages, query, { language: 'bs', textOf: key => key, words: known }).map(({ to }) => to);

test('pages are found by what the association says on them, not by what programs call their parts', () => {
  assert.ok(found('edukacija biohemičara').includes(sitePaths.activities.href()));
  assert.deepEqual(found('Blagajnica Veterinarski'), [sitePaths.people.href()]);
  for (const query of ['text', 'strong', 'institution', 'href']) assert.deepEqual(found(query), [], query);
});

test('what the association says may be changed, or not be known', () => {
  assert.deepEqual(found('xenopus'), []);
  assert.deepEqual(found('xenopus', { ...words, mission: '<p>Volimo</p><p>Xenopus</p>' }), ['/#misija']);
  assert.deepEqual(found('nav.contact', undefined), ['/kontakt']);
});

test('every page is found at its address, and every type of content can be asked for', () => {
  const addresses = new Set(pages.map(({ to }) => to.replace(/#.*/, '')));
  const searched = publicPages.map(page => page.href());
  assert.deepEqual([...addresses].sort(), searched.sort());
  const types = pages.flatMap(({ lists = [] }) => lists);
  assert.deepEqual(types.sort(), contentTypes.map(({ type }) => type.name).sort());
});

test('what can be asked for begins with news and ends with the pages of the association’s own', () => {
  const kinds = pages.toSorted((one, other) => one.place - other.place).flatMap(({ lists = [] }) => lists);
  assert.deepEqual([kinds.at(0), ...kinds.slice(-2)], ['news', 'album', 'page']);
});

test('no two pages state one place', () => {
  const places = stated.map(({ place }) => place);
  assert.deepEqual(places, [...new Set(places)]);
});

test('a list is called by the title of its feature where nothing else is stated', () => {
  for (const texts of [bs, en] as Record<string, { title?: string }>[])
    for (const { title } of contentLists(routes, stated))
      assert.ok(texts[title.replace(':title', '')]?.title, title);
});
