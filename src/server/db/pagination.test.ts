import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '../testing/sample-forms.ts';
import { createTestSite } from '../testing/test-site.ts';

type Page = { items: Fields[] };

async function news() {
  const site = await createTestSite();
  for (const [title, publishedAt] of [
    ['šuma', '2026-03-01'],
    ['Čaj', '2026-02-01'],
    ['cvijet', '2026-01-01'],
    ['Čaj', '2026-03-01'],
    ['žir', '2026-01-15'],
  ]) {
    await create(site, 'news', { title, publishedAt });
  }
  return async (query: string) => {
    const { status, body } = await site.call<Page>(`/news.php?${query}`);
    assert.equal(status, 200, query);
    return body.items.map(({ id, title }) => `${id} ${title}`);
  };
}

test('pages are sorted by a field, in the order of the alphabet, the newest first among the same', async () => {
  const titles = await news();
  const upwards = ['3 cvijet', '4 Čaj', '2 Čaj', '1 šuma', '5 žir'];
  assert.deepEqual(await titles('page=1&sort=title'), upwards);
  assert.deepEqual(await titles('page=2&pageSize=2&sort=title'), upwards.slice(2, 4));
  assert.deepEqual(await titles('page=1&sort=-title'), ['5 žir', '1 šuma', '4 Čaj', '2 Čaj', '3 cvijet']);
  assert.deepEqual(await titles('page=1&sort=published_at'), [
    '3 cvijet',
    '5 žir',
    '2 Čaj',
    '4 Čaj',
    '1 šuma',
  ]);
});

test('without a field, or an empty one, pages are in the order of the list', async () => {
  const titles = await news();
  const listed = ['4 Čaj', '1 šuma', '2 Čaj', '5 žir', '3 cvijet'];
  for (const query of ['page=1', 'page=1&sort=']) assert.deepEqual(await titles(query), listed, query);
});

test('numbers are sorted as numbers', async () => {
  const site = await createTestSite();
  for (const year of [2024, 999, 1000]) await create(site, 'education', { title: String(year), year });
  const { body } = await site.call<Page>('/education.php?page=1&sort=year');
  assert.deepEqual(
    body.items.map(({ year }) => year),
    [999, 1000, 2024],
  );
});

test('what people sent in is sorted too', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  for (const name of ['Žana', 'Ćamil', 'Amra'])
    await create(site, 'question', { name, email: `${name.length}@primjer.ba` });
  const { body } = await site.call<Page>('/questions.php?page=1&sort=-name', { headers });
  assert.deepEqual(
    body.items.map(({ name }) => name),
    ['Žana', 'Ćamil', 'Amra'],
  );
});

test('a field that a list is not sorted by is refused', async () => {
  const site = await createTestSite();
  for (const sort of ['content', '--title', 'title desc', '-', 'id']) {
    const { status, body } = await site.call<Fields>(`/news.php?page=1&sort=${encodeURIComponent(sort)}`);
    assert.deepEqual([status, Object.keys(body.fields as object)], [422, ['sort']], sort);
  }
});

type Parameter = { name: string; schema: { enum?: string[] } };
type Description = { paths: Record<string, { get?: { parameters?: Parameter[] } }> };

test('every field that the description names can be sorted by', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id } = await create(site, 'workshop');
  const { body } = await site.call<Description>('/openapi.json');
  let tried = 0;
  for (const [path, { get }] of Object.entries(body.paths)) {
    const sort = get?.parameters?.find(({ name }) => name === 'sort');
    for (const field of sort?.schema.enum ?? []) {
      const query = new URLSearchParams({ page: '1', sort: field });
      if (path === '/applications.php') {
        query.set('id', String(id));
        query.set('application_type', 'workshop');
      }
      const { status } = await site.call(`${path}?${query}`, { headers });
      assert.equal(status, 200, `${path}?${query}`);
      tried += 1;
    }
  }
  assert.ok(tried > 40, String(tried));
});
