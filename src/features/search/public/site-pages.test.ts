import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitePaths } from '#features/site/paths.ts';
import { starter } from '#features/site/starter/starter.ts';
import { findSitePages } from './site-pages.ts';

const words = { version: 1, ...starter.bs };
const found = (query: string, known: typeof words | undefined = words) =>
  findSitePages(query, { language: 'bs', textOf: key => key, words: known }).map(({ to }) => to);

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
