import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarPath, eventCalendarPath } from '#features/events/paths.ts';
import { newsFeedPath } from '#features/news/paths.ts';
import { needsSession } from '#shared/api/access.ts';
import { descriptionPaths } from './api-description/routes.ts';
import { contentTypes, handlers } from './features.ts';
import {
  createSiteWithHidden,
  markOf,
  marksIn,
  moment,
  pageOf,
  type Type,
} from './testing/hidden-content.ts';
import { json } from './testing/test-site.ts';

/** The addresses of every public read, with each id, language and search. */
function publicAddresses(ids: readonly number[]): string[] {
  const reads = handlers
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method === 'GET' && !needsSession(access));
  const states = ['published', 'draft', 'any'].map(status => ({ status }));
  const narrowings = [{}, { lang: 'bs' }, { lang: 'en' }, { all: 'true' }, ...states];
  const searches = [
    { search: 'tajna' },
    { search: 'tajna', all: 'true', pageSize: '100' },
    { arranged: 'true' },
    { q: 'tajna' },
    { q: 'javno' },
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

const { site, hidden, open } = await createSiteWithHidden();
const ids = [...new Set([...hidden, ...open].map(({ id }) => id))];
const pagesOf = async (items: readonly { type: Type; id: number }[]) =>
  (await Promise.all(items.map(({ type, id }) => pageOf(site, type, id)))).filter(page => page !== undefined);

const textAt = async (path: string) => (await site.request(path)).text();

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
  for (const page of await pagesOf(hidden)) assert.ok(!sitemap.includes(`${page}<`), page);
  for (const page of await pagesOf(open)) assert.ok(sitemap.includes(`${page}<`), page);
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
  for (const page of await pagesOf(scheduled)) assert.ok(sitemap.includes(`${page}<`), page);
  const late = await overview();
  assert.deepEqual([early.published_news, late.published_news], [2, 3]);
});
