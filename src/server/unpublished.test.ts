import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFile } from '#features/content/fields.ts';
import { sampleOf } from '#features/content/testing/content-kit.ts';
import { calendarPath, eventCalendarPath } from '#features/events/paths.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { newsFeedPath } from '#features/news/paths.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { descriptionPaths } from './api-description/routes.ts';
import { contentTypes, handlers } from './features.ts';
import { bodyOf, createBy, type Fields, samplePdf } from './testing/sample-forms.ts';
import { createTestSite, json } from './testing/test-site.ts';

const moment = '2026-11-21T12:00:00.000Z';
const picture = await samplePicture();

/** What is never public, or not yet, by what its texts are marked with. */
const states = ['nacrt', 'zakazano', 'obrisano', 'povuceno', 'zamijenjeno'] as const;
type State = (typeof states)[number];
const markOf = (state: State) => `tajna-${state}`;

type Type = (typeof contentTypes)[number];
type Hidden = { type: Type; state: State; id: number };

/** A form of a type with a mark in each of its texts. */
function formWith({ type: { fields } }: Type, mark: string): Fields {
  const texts = Object.entries(fields).filter(([, { kind }]) => ['line', 'text', 'html'].includes(kind));
  const files = Object.entries(fields).filter(([, field]) => isFile(field));
  return {
    ...sampleOf(fields).sent,
    ...Object.fromEntries(texts.map(([name]) => [name, mark])),
    ...Object.fromEntries(files.map(([name, { kind }]) => [name, kind === 'image' ? picture : samplePdf])),
  };
}

/** A site with a public item of each type, and one in each state. */
async function createSite() {
  const site = await createTestSite({ isThrottled: false });
  const signedIn = await site.signIn();
  const change = async ({ method, path, body }: Endpoint, id: number, form?: Fields) => {
    const encoded = form ? bodyOf(body?.types[0] === 'json' ? 'json' : 'multipart', form) : {};
    const { headers, ...rest } = { headers: {}, ...encoded };
    const init = { method, ...rest, headers: { ...(headers as object), ...signedIn } };
    assert.equal((await site.call(`${path}?id=${id}`, init)).status, 200, path);
  };
  const hidden: Hidden[] = [];
  const open: { type: Type; id: number }[] = [];
  for (const type of contentTypes) {
    const { create, update, remove } = type.calls;
    if (!create || !remove) throw new Error(type.type.name);
    const add = async (mark: string, form: Fields = {}) =>
      (await createBy<{ id: number }>(site, create, { ...formWith(type, mark), ...form })).id;
    const ids: Record<State, number> = {
      nacrt: await add(markOf('nacrt'), { status: 'draft' }),
      zakazano: await add(markOf('zakazano'), { publishAt: moment }),
      obrisano: await add(markOf('obrisano')),
      povuceno: await add(markOf('povuceno')),
      zamijenjeno: await add(markOf('zamijenjeno')),
    };
    await change(remove, ids.obrisano);
    await change(update, ids.povuceno, { status: 'draft' });
    await change(update, ids.zamijenjeno, formWith(type, 'javno'));
    open.push({ type, id: ids.zamijenjeno }, { type, id: await add('javno') });
    for (const state of states) if (state !== 'zamijenjeno') hidden.push({ type, state, id: ids[state] });
    if (!('lang' in type.type.fields)) continue;
    const translationOf = open.at(-1)?.id;
    const id = await add(markOf('nacrt'), { lang: 'en', status: 'draft', translationOf });
    hidden.push({ type, state: 'nacrt', id });
  }
  return { site, hidden, open };
}

/** The addresses of every public read, with each id, language and search. */
function publicAddresses(ids: readonly number[]): string[] {
  const reads = handlers
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method === 'GET' && access !== 'administrator');
  const narrowings = [{}, { lang: 'bs' }, { lang: 'en' }, { all: 'true' }, { status: 'published' }];
  const searches = [
    { search: 'tajna' },
    { search: 'tajna', all: 'true', pageSize: '100' },
    { arranged: 'true' },
  ];
  const calls = reads.flatMap(({ path, id, when = [] }) => {
    const conditions = (when.length > 0 ? when : ['']).map(condition => condition.split('='));
    const named = conditions.map(([name = '', value = '1']) =>
      name && name !== id ? { [name]: value } : {},
    );
    const asked = id ? ids.map(each => ({ [id]: String(each) })) : [{}];
    return named.flatMap(condition =>
      asked.flatMap(one =>
        [...narrowings, ...searches].map(
          narrowing => `/api${path}?${new URLSearchParams({ ...narrowing, ...condition, ...one })}`,
        ),
      ),
    );
  });
  const feeds = (['bs', 'en'] as const).flatMap(language => [newsFeedPath(language), calendarPath(language)]);
  const calendars = ids.map(id => eventCalendarPath.href({ id }));
  return [...new Set([...calls, ...feeds, ...calendars, '/sitemap.xml', ...descriptionPaths])];
}

const { site, hidden, open } = await createSite();
const ids = [...new Set([...hidden, ...open].map(({ id }) => id))];
const pagesOf = (items: readonly { type: Type; id: number }[]) =>
  items.flatMap(({ type: { itemPage }, id }) => itemPage?.href({ id }) ?? []);

const textAt = async (path: string) => (await site.request(path)).text();
const marksIn = (text: string) => [...new Set(text.match(/tajna-[a-z]+/g))];

test('no public address has anything of what is not public', async () => {
  const addresses = publicAddresses(ids);
  assert.ok(addresses.length > 500);
  let found = 0;
  for (const path of addresses) {
    const text = await textAt(path);
    assert.deepEqual(marksIn(text), [], path);
    if (text.includes('javno')) found += 1;
  }
  assert.ok(found > 100, 'what is public is there');
});

test('nor does the sitemap name it, or a count count it', async () => {
  const sitemap = await textAt('/sitemap.xml');
  for (const page of pagesOf(hidden)) assert.ok(!sitemap.includes(`${page}<`), page);
  for (const page of pagesOf(open)) assert.ok(sitemap.includes(`${page}<`), page);
  for (const { calls } of contentTypes) {
    const { body } = await site.call<{ total: number }>(`${calls.page?.path}?page=1&all=true`);
    assert.equal(body.total, 2);
  }
});

test('no stranger finds a public read of versions, or applies to it', async () => {
  for (const { type, id } of hidden) {
    const path = `/versions?type=${type.type.name}&id=${id}`;
    for (const query of ['', '&version=1']) assert.equal((await site.call(path + query)).status, 401);
    if (type.type.table !== 'events') continue;
    const form = { firstName: 'L', lastName: 'Đ', email: 'l@primjer.ba', applicationType: type.type.name };
    const { status } = await site.call('/applications.php', json({ ...form, workshopId: id, consent: true }));
    assert.equal(status, 404);
  }
});

test('what is scheduled is everywhere from its moment on, and nothing else', async () => {
  const scheduled = hidden.filter(({ state }) => state === 'zakazano');
  const addresses = publicAddresses(ids);
  const overview = async () =>
    (await site.call<Record<string, number>>('/overview.php', { headers: await site.signIn() })).body;
  const early = await overview();
  site.setClock(moment);
  const marked: string[] = [];
  for (const path of addresses) {
    const marks = marksIn(await textAt(path));
    assert.ok(
      marks.every(mark => mark === markOf('zakazano')),
      path,
    );
    if (marks.length > 0) marked.push(path);
  }
  for (const path of [newsFeedPath('bs'), calendarPath('bs')]) assert.ok(marked.includes(path), path);
  for (const { type, id } of scheduled) {
    const { calls } = type;
    for (const path of [
      `${calls.show?.path}?id=${id}&lang=bs`,
      `${calls.page?.path}?search=tajna&all=true&pageSize=100`,
    ])
      assert.ok(
        marked.some(address => address.startsWith(`/api${path.split('&')[0]}`)),
        path,
      );
  }
  const sitemap = await textAt('/sitemap.xml');
  for (const page of pagesOf(scheduled)) assert.ok(sitemap.includes(`${page}<`), page);
  const late = await overview();
  assert.deepEqual([early.published_news, late.published_news], [2, 3]);
});
