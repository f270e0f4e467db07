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

test('letters are found with and without their marks, in any case', async () => {
  const site = await createTestSite();
  const title = 'Čišćenje bjelančevina: Đurđica Žižek, ŠĆEPAN';
  await addNews(site, { title });
  await addNews(site, { title: 'Nešto drugo' });
  const words = [
    'čišćenje',
    'ciscenje',
    'ČIŠĆENJE',
    'CISCENJE',
    'bjelancevina',
    'bjelančevina',
    'žižek',
    'ZIZEK',
  ];
  words.push(
    'šćepan',
    'scepan',
    'Đurđica',
    'đurđica',
    'djurdjica',
    'Durdica',
    'DJURDJICA',
    'c\u030ci\u0161c\u0301enje',
  );
  for (const word of words) assert.deepEqual(await find(site, word), [title], word);
});

test('a mark in the query finds the text that was written without marks', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Zasto djeca vole siru' });
  for (const words of ['zašto', 'đeca', 'širu']) assert.equal((await find(site, words)).length, 1, words);
});

test('every word has to be found, anywhere in title or description, in any order', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Struktura proteina', description: 'Predavanje u Sarajevu' });
  const found = ['Struktura proteina'];
  for (const words of ['proteina struktura', 'sarajevu  struk', 'predavanje', 'otein'])
    assert.deepEqual(await find(site, words), found, words);
  for (const words of ['struktura lipida', 'strukturaproteina', 'xyz'])
    assert.deepEqual(await find(site, words), []);
});

test('content and author are not searched', async () => {
  const site = await createTestSite();
  await addNews(site, { content: '<p>ribosom</p>', author: 'Kovač' });
  for (const words of ['ribosom', 'kovač', 'odbor']) assert.deepEqual(await find(site, words), []);
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

test('an update is found by its new words, no longer by the old ones', async () => {
  const site = await createTestSite();
  const { id } = await addNews(site, { title: 'Stari naslov', description: 'Opis ostaje' });
  const headers = await site.signIn();
  const body = new FormData();
  body.append('title', 'Novi naslov');
  await site.call(`/news-item.php?id=${id}`, { method: 'POST', headers, body });
  assert.deepEqual(await find(site, 'novi opis'), ['Novi naslov']);
  assert.deepEqual(await find(site, 'stari'), []);
});

test('a search of spaces finds everything, one too long is refused', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Jedina' });
  assert.deepEqual(await find(site, '   '), ['Jedina']);
  assert.deepEqual(await find(site, 'a '.repeat(149)), ['Jedina']);
  const { status, body } = await site.call<{ fields: object }>(`/news.php?search=${'a'.repeat(301)}`);
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.fields), ['search']);
});
