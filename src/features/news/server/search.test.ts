import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';
import { addNews } from './testing.ts';

async function find(site: TestSite, words: string) {
  const { status, body } = await site.call<NewsItem[]>(`/news.php?search=${encodeURIComponent(words)}`);
  assert.equal(status, 200, words);
  return body.map(({ title }) => title);
}

test('every word has to be found, anywhere in title or description, in any order', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Struktura proteina', description: 'Predavanje u Sarajevu' });
  const found = ['Struktura proteina'];
  for (const words of ['proteina struktura', 'sarajevu  struk', 'predavanje', 'otein'])
    assert.deepEqual(await find(site, words), found, words);
  for (const words of ['struktura lipida', 'strukturaproteina', 'xyz'])
    assert.deepEqual(await find(site, words), []);
});

test('signs that mean something in SQL stand for themselves', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Popust 50% za snake_case' });
  await addNews(site, { title: 'Putanja C:\\tmp i "navodnici"' });
  const cases: [words: string, expected: string[]][] = [
    ['50%', ['Popust 50% za snake_case']],
    ['%', ['Popust 50% za snake_case']],
    ['_', ['Popust 50% za snake_case']],
    ['e_c', ['Popust 50% za snake_case']],
    ['5_%', []],
    ['\\', ['Putanja C:\\tmp i "navodnici"']],
    ['c:\\t', ['Putanja C:\\tmp i "navodnici"']],
    ['"navodnici"', ['Putanja C:\\tmp i "navodnici"']],
    ["'", []],
    ["' or '1'='1", []],
    ['p*', []],
  ];
  for (const [words, expected] of cases) assert.deepEqual(await find(site, words), expected, words);
});
