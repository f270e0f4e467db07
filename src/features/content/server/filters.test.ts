import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';

type Page = { items: Fields[]; totalPages: number; page: number; total: number };

/** The lists that take language, page and search alike; those of news have tests of their own. */
const lists = {
  workshop: '/workshops.php',
  symposium: '/symposium.php',
  congress: '/congress.php',
  education: '/education.php',
  publication: '/publications.php',
};
type Kind = keyof typeof lists;
const kinds = Object.keys(lists) as Kind[];

const titlesOf = (items: Fields[]) => items.map(({ title }) => title);

async function titles(site: TestSite, kind: Kind, query: string, acceptLanguage?: string) {
  const headers: Record<string, string> = acceptLanguage ? { 'Accept-Language': acceptLanguage } : {};
  const { status, body } = await site.call<Fields[]>(`${lists[kind]}${query}`, { headers });
  assert.equal(status, 200, query);
  return titlesOf(body);
}

async function page(site: TestSite, kind: Kind, query: string) {
  const { status, body } = await site.call<Page>(`${lists[kind]}?${query}`);
  assert.equal(status, 200, query);
  return { ...body, items: titlesOf(body.items) };
}

/** Items alike but for these titles, the last one the newest. */
async function siteWith(kind: Kind, ...wanted: string[]) {
  const site = await createTestSite();
  for (const title of wanted) await create(site, kind, { title });
  return site;
}

const languages: [query: string, acceptLanguage: string | undefined, expected: string[]][] = [
  ['', undefined, ['bs']],
  ['', 'en', ['en']],
  ['', 'en-GB, bs;q=0.5', ['en']],
  ['', 'sr-Latn, en;q=0.9', ['bs']],
  ['', 'de', ['bs']],
  ['?lang=', 'en', ['en']],
  ['?lang=bs', 'en', ['bs']],
  ['?lang=en', 'bs', ['en']],
  ['?lang=de', 'en', ['bs']],
  ['?lang=EN', 'en', ['bs']],
  ['?all=true', 'en', ['en', 'bs']],
  ['?all=true&lang=', 'bs', ['en', 'bs']],
  ['?all=false', 'en', ['en']],
  ['?all=', 'en', ['en']],
  ['?all=true&lang=en', undefined, ['en']],
  ['?all=true&lang=bs', 'en', ['bs']],
  ['?all=true&lang=de', 'en', ['bs']],
];

for (const kind of kinds) {
  test(`${kind}: lang, all and Accept-Language choose whose items are listed, in pages too`, async () => {
    const site = await createTestSite();
    assert.deepEqual(await titles(site, kind, '?all=true'), []);
    await create(site, kind, { title: 'bs', lang: 'bs' });
    await create(site, kind, { title: 'en', lang: 'en' });
    for (const [query, language, expected] of languages) {
      assert.deepEqual(await titles(site, kind, query, language), expected, `${query} ${language}`);
      const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
      const path = `${lists[kind]}${query || '?'}&page=1`;
      const { body } = await site.call<Page>(path, { headers });
      assert.deepEqual([titlesOf(body.items), body.total], [expected, expected.length], path);
    }
  });

  test(`${kind}: pages follow each other and tell how many there are`, async () => {
    const site = await siteWith(kind, 'e', 'd', 'c', 'b', 'a');
    const cases: [query: string, items: string[], page: number, totalPages: number][] = [
      ['page=1&pageSize=2', ['a', 'b'], 1, 3],
      ['page=2&pageSize=2', ['c', 'd'], 2, 3],
      ['page=3&pageSize=2', ['e'], 3, 3],
      ['page=4&pageSize=2', [], 4, 3],
      ['pageSize=2', ['a', 'b'], 1, 3],
      ['page=2&pageSize=1', ['b'], 2, 5],
      ['page=1&pageSize=5', ['a', 'b', 'c', 'd', 'e'], 1, 1],
      ['page=1&pageSize=100', ['a', 'b', 'c', 'd', 'e'], 1, 1],
      ['page=&pageSize=100', ['a', 'b', 'c', 'd', 'e'], 1, 1],
    ];
    for (const [query, items, number, totalPages] of cases) {
      const expected = { items, page: number, totalPages, total: 5 };
      assert.deepEqual(await page(site, kind, query), expected, query);
    }
    const none = { items: [], page: 1, totalPages: 0, total: 0 };
    assert.deepEqual(await page(site, kind, 'page=1&lang=en'), none);
  });

  test(`${kind}: a page or size out of bounds, or no number, is refused at its field`, async () => {
    const site = await siteWith(kind, 'a');
    const wrong = ['0', '-1', '1.5', 'abc', '1e1', '0x1', '1,2', '99999999999999999999'];
    for (const name of ['page', 'pageSize']) {
      for (const value of [...wrong, ...(name === 'pageSize' ? ['101'] : [])]) {
        const path = `${lists[kind]}?${name}=${value}`;
        const { status, body } = await site.call(path, { headers: { 'Accept-Language': 'en' } });
        const fields = { [name]: 'Enter a whole number.' };
        const expected = { error: 'Please check what you entered.', code: 'validation', fields };
        assert.deepEqual({ status, body }, { status: 422, body: expected }, path);
      }
    }
  });

  test(`${kind}: letters are found with and without their marks, in any case`, async () => {
    const title = 'Čišćenje bjelančevina: Đurđica Žižek';
    const plain = 'Djordje, dakle siru';
    const site = await siteWith(kind, title, plain, 'Nešto drugo');
    const cases: [words: string, expected: string[]][] = [
      ...['čišćenje', 'ciscenje', 'ČIŠĆENJE', 'CiScEnJe', 'c\u030ciscenje'].map(
        (word): [string, string[]] => [word, [title]],
      ),
      ...['Đurđica', 'đurđica', 'djurdjica', 'DJURDJICA', 'durdica', 'žižek', 'zizek', 'jelancev'].map(
        (word): [string, string[]] => [word, [title]],
      ),
      ...['đorđe', 'ĐORĐE', 'djordje', 'đakle', 'širu'].map((word): [string, string[]] => [word, [plain]]),
      ['zizek  ciscenje', [title]],
      ['zizek dakle', []],
      ['   ', ['Nešto drugo', plain, title]],
      ['%', []],
      ['_', []],
      ["' or '1'='1", []],
    ];
    for (const [words, expected] of cases)
      assert.deepEqual(await titles(site, kind, `?search=${encodeURIComponent(words)}`), expected, words);
    const one = { items: [title], page: 1, totalPages: 1, total: 1 };
    assert.deepEqual(await page(site, kind, 'search=zizek&page=1'), one);
    const { status, body } = await site.call<Fields>(`${lists[kind]}?search=${'a'.repeat(301)}`);
    assert.deepEqual([status, Object.keys(body.fields as object)], [422, ['search']]);
  });

  test(`${kind}: search, language and page narrow together; unknown parameters do nothing`, async () => {
    const site = await siteWith(kind, 'Enzimi', 'Enzimi i život', 'Lipidi');
    await create(site, kind, { title: 'Enzimi, in English', lang: 'en' });
    assert.deepEqual(await titles(site, kind, '?search=enzimi'), ['Enzimi i život', 'Enzimi']);
    assert.deepEqual(await titles(site, kind, '?search=enzimi&lang=en'), ['Enzimi, in English']);
    assert.equal((await titles(site, kind, '?search=enzimi&all=true')).length, 3);
    const second = { items: ['Enzimi'], page: 2, totalPages: 2, total: 2 };
    assert.deepEqual(await page(site, kind, 'search=enzimi&page=2&pageSize=1'), second);
    for (const query of ['?limit=0', '?category=Vijesti', '?kind=news', '?title=Lipidi', '?__proto__=x'])
      assert.equal((await titles(site, kind, query)).length, 3, query);
  });
}
