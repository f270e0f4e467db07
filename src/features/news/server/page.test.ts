import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import type { NewsSummary } from '../contract.ts';
import { addNews } from './testing.ts';

type Page = { items: NewsSummary[]; totalPages: number; page: number; total: number };

async function page(site: TestSite, query: string) {
  const { status, body } = await site.call<Page>(`/news.php?${query}`);
  assert.equal(status, 200, query);
  return { ...body, items: body.items.map(({ title }) => title) };
}

/** Items '1' to 'count', each a day younger than the one before. */
async function siteWithNews(count: number) {
  const site = await createTestSite();
  for (let number = 1; number <= count; number += 1) {
    const publishedAt = `2026-01-${String(number).padStart(2, '0')}`;
    await addNews(site, { title: String(number), publishedAt });
  }
  return site;
}

test('a page tells how many there are, and leaves out the long HTML', async () => {
  const site = await createTestSite();
  const { content, ...summary } = await addNews(site, { content: '<p>Vrlo dug tekst</p>' });
  assert.equal(content, '<p>Vrlo dug tekst</p>');
  const { status, body } = await site.call('/news.php?page=1');
  assert.equal(status, 200);
  assert.deepEqual(body, { items: [summary], totalPages: 1, page: 1, total: 1 });
});

test('pages follow each other newest first, six items each where no size is given', async () => {
  const site = await siteWithNews(8);
  const counts = { totalPages: 2, total: 8 };
  const first = { items: ['8', '7', '6', '5', '4', '3'], page: 1, ...counts };
  assert.deepEqual(await page(site, 'page=1'), first);
  assert.deepEqual(await page(site, 'pageSize=6'), first);
  assert.deepEqual(await page(site, 'page=2&pageSize='), { items: ['2', '1'], page: 2, ...counts });
  assert.deepEqual(await page(site, 'page=3&pageSize=3'), {
    items: ['2', '1'],
    page: 3,
    totalPages: 3,
    total: 8,
  });
  assert.deepEqual(await page(site, 'page=2&pageSize=4'), {
    ...counts,
    items: ['4', '3', '2', '1'],
    page: 2,
  });
});

test('items of one day stand on one page only', async () => {
  const site = await createTestSite();
  for (const title of ['a', 'b', 'c']) await addNews(site, { title });
  const pages = await Promise.all([1, 2, 3].map(number => page(site, `page=${number}&pageSize=1`)));
  assert.deepEqual(
    pages.flatMap(({ items }) => items),
    ['c', 'b', 'a'],
  );
});

test('a page past the end is empty, and an empty site has no pages', async () => {
  const site = await siteWithNews(1);
  assert.deepEqual(await page(site, 'page=2'), { items: [], totalPages: 1, page: 2, total: 1 });
  assert.deepEqual(await page(site, 'page=1000000&pageSize=100'), {
    items: [],
    totalPages: 1,
    page: 1_000_000,
    total: 1,
  });
  assert.deepEqual(await page(site, 'page=1&lang=en'), { items: [], totalPages: 0, page: 1, total: 0 });
});

test('a page or size out of bounds, or no number, is refused at its field', async () => {
  const site = await siteWithNews(1);
  const wrong = ['0', '-1', '1.5', 'abc', '1e1', '0x1', 'NaN', '1,2', '١', '99999999999999999999'];
  for (const name of ['page', 'pageSize']) {
    for (const value of [...wrong, name === 'page' ? '1000001' : '101']) {
      const query = `${name}=${encodeURIComponent(value)}`;
      const { status, body } = await site.call<{ fields: object }>(`/news.php?${query}`);
      assert.equal(status, 422, query);
      assert.deepEqual(body.fields, { [name]: 'Unesite cijeli broj.' }, query);
    }
  }
  assert.equal((await page(site, 'pageSize=100')).total, 1);
  const twice = await site.call('/news.php?page=1&page=2');
  assert.equal(twice.status, 422);
});

test('language, search and category narrow the pages and their counts', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Enzimi', category: 'Vijesti' });
  await addNews(site, { title: 'Enzimi i život', category: 'Događaji' });
  await addNews(site, { title: 'Enzymes', lang: 'en', category: 'Vijesti' });
  const one = { totalPages: 1, page: 1, total: 1 };
  assert.deepEqual(await page(site, 'page=1&lang=en'), { items: ['Enzymes'], ...one });
  assert.deepEqual(await page(site, 'page=1&all=true&category=Vijesti'), {
    items: ['Enzymes', 'Enzimi'],
    ...one,
    total: 2,
  });
  assert.deepEqual(await page(site, 'page=1&search=zivot'), { items: ['Enzimi i život'], ...one });
  assert.deepEqual(await page(site, 'page=1&search=enzimi&category=Vijesti'), { items: ['Enzimi'], ...one });
  assert.deepEqual(await page(site, 'page=2&pageSize=1&search=enzimi'), {
    items: ['Enzimi'],
    totalPages: 2,
    page: 2,
    total: 2,
  });
});
