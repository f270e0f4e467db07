import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fields as Values } from '#server/testing/sample-forms.ts';
import { answeredAs, namesOf, openSite, type Page, type Query, type TestedType } from './content-kit.ts';
import { valuesOf } from './field-values.ts';

const titlesOf = (items: readonly Values[]) => items.map(({ title }) => title);

const languages: [query: Query, acceptLanguage: string, expected: string[]][] = [
  [{}, 'en', ['en']],
  [{}, 'en-GB, bs;q=0.5', ['en']],
  [{}, 'sr-Latn, en;q=0.9', ['bs']],
  [{}, 'de', ['bs']],
  [{ lang: '' }, 'en', ['en']],
  [{ lang: 'bs' }, 'en', ['bs']],
  [{ lang: 'en' }, 'bs', ['en']],
  [{ lang: 'de' }, 'en', ['bs']],
  [{ lang: 'EN' }, 'en', ['bs']],
  [{ all: 'true' }, 'en', ['en', 'bs']],
  [{ all: 'true', lang: '' }, 'bs', ['en', 'bs']],
  [{ all: 'false' }, 'en', ['en']],
  [{ all: '' }, 'en', ['en']],
  [{ all: 'true', lang: 'en' }, 'bs', ['en']],
  [{ all: 'true', lang: 'bs' }, 'en', ['bs']],
  [{ all: 'true', lang: 'de' }, 'en', ['bs']],
];

/** Lists and their pages: filters, sorting and search. */
export function describeLists(type: TestedType): void {
  const { fields, calls, contract } = type;

  /** A site with items that differ only in these titles, the last one the newest. */
  async function siteWith(...titles: string[]) {
    const opened = await openSite(type);
    for (const title of titles) await opened.add({ title });
    const paged = async (query: Query) => {
      const { items, ...counts } = await opened.page(query);
      return { items: titlesOf(items), ...counts };
    };
    const find = async (search: string, query: Query = {}) =>
      (await paged({ search, pageSize: 100, ...query })).items;
    return { ...opened, paged, find };
  }

  if ('lang' in fields)
    test('lang, all and Accept-Language choose whose items are listed', async () => {
      const { add, page, send } = await openSite(type);
      assert.equal((await page({ all: 'true' })).total, 0);
      await add({ title: 'bs', lang: 'bs' });
      await add({ title: 'en', lang: 'en' });
      for (const [query, language, expected] of languages) {
        const hint = `${JSON.stringify(query)} ${language}`;
        const { items, total } = await page(query, language);
        assert.deepEqual([titlesOf(items), total], [expected, expected.length], hint);
        if (!calls.list) continue;
        const { body } = await send<Values[]>(calls.list, query, undefined, language);
        assert.deepEqual(titlesOf(body), expected, hint);
      }
    });

  if ('lang' in fields)
    test('a list is arranged: first what has the language, then what exists in the other one only', async () => {
      const { add, update, page } = await openSite(type);
      const ids: Record<string, number> = {};
      for (const title of ['bs 1', 'en 1', 'bs 2', 'en 2', 'bs 3'])
        ids[title] = (await add({ title, lang: title.slice(0, 2) })).id;
      await update(ids['bs 2'] as number, { translationOf: ids['en 1'] });
      const arranged = async (lang: string, query: Query = {}) => {
        const { items, total, others } = await page({ arranged: 'true', pageSize: 100, lang, ...query });
        const isOwn = items.map(item => item.lang === lang);
        assert.deepEqual(
          isOwn,
          isOwn.toSorted((one, next) => Number(next) - Number(one)),
        );
        const [own, other] = [true, false].map(is =>
          titlesOf(items.filter((_, index) => isOwn[index] === is)).toSorted(),
        );
        assert.equal(others, other?.length);
        return [own, other, total];
      };
      assert.deepEqual(await arranged('bs'), [['bs 1', 'bs 2', 'bs 3'], ['en 2'], 4]);
      assert.deepEqual(await arranged('en'), [['en 1', 'en 2'], ['bs 1', 'bs 3'], 4]);
      assert.deepEqual(await arranged('en', { search: 'bs 3' }), [[], ['bs 3'], 1]);
      assert.deepEqual(await arranged('en', { arranged: 'other' }), [[], ['bs 1', 'bs 3'], 2]);
      const whole = (await page({ arranged: 'true', pageSize: 100, lang: 'en' })).items;
      const pages = [1, 2, 3].map(number =>
        page({ arranged: 'true', page: number, pageSize: 2, lang: 'en' }),
      );
      assert.deepEqual(
        (await Promise.all(pages)).flatMap(({ items }) => items),
        whole,
      );
      // The counterpart of an item that is not public is not there for anybody who reads the list.
      await update(ids['en 1'] as number, { status: 'draft' });
      assert.deepEqual(await arranged('en'), [['en 2'], ['bs 1', 'bs 2', 'bs 3'], 4]);
      assert.deepEqual(await arranged('bs'), [['bs 1', 'bs 2', 'bs 3'], ['en 2'], 4]);
    });

  test('pages follow each other and tell how many there are', async () => {
    const { paged } = await siteWith('e', 'd', 'c', 'b', 'a');
    const all = ['a', 'b', 'c', 'd', 'e'];
    const cases: [query: Query, items: string[], page: number, totalPages: number][] = [
      [{ page: 1, pageSize: 2 }, ['a', 'b'], 1, 3],
      [{ page: 2, pageSize: 2 }, ['c', 'd'], 2, 3],
      [{ page: 3, pageSize: 2 }, ['e'], 3, 3],
      [{ page: 4, pageSize: 2 }, [], 4, 3],
      [{ page: 1_000_000, pageSize: 100 }, [], 1_000_000, 1],
      [{ page: 2, pageSize: 1 }, ['b'], 2, 5],
      [{ page: 1, pageSize: 100 }, all, 1, 1],
      [{ page: '', pageSize: 100, limit: 0, title: 'e', ['__proto__']: 'x' }, all, 1, 1],
    ];
    for (const [query, items, page, totalPages] of cases)
      assert.deepEqual(await paged(query), { items, page, totalPages, total: 5 }, JSON.stringify(query));
    const none = { items: [], page: 1, totalPages: 0, total: 0 };
    assert.deepEqual(await paged({ search: 'nigdje' }), none);
  });

  test(`a page has ${contract.pageSize} items`, async () => {
    const { pageSize } = contract;
    const { paged } = await siteWith(...Array.from({ length: pageSize + 1 }, (_, index) => `${index}`));
    const expected = { items: ['0'], page: 2, totalPages: 2, total: pageSize + 1 };
    assert.deepEqual(await paged({ page: 2 }), expected);
  });

  test('a page, size or order that is none is refused at its field', async () => {
    const { add, send } = await openSite(type);
    await add();
    const wrong = ['0', '-1', '1.5', 'abc', '1e1', '0x1', '1,2', '١', '99999999999999999999'];
    const cases = [
      ...wrong.flatMap(value => [{ page: value }, { pageSize: value }]),
      ...[{ page: 1_000_001 }, { pageSize: 101 }, { page: 1, sort: 'id' }, { page: 1, sort: '--title' }],
      { page: 1, search: 'a'.repeat(301) },
    ];
    for (const query of cases as Query[]) {
      const { status, body } = await send<Values>(calls.page, query);
      const field = Object.keys(query).at(-1) ?? '';
      assert.deepEqual([status, Object.keys(body.fields as object)], [422, [field]], JSON.stringify(query));
    }
  });

  const { newestBy } = contract;
  if (newestBy)
    test(`newest first by ${newestBy}, then by id`, async () => {
      const { add, page, send } = await openSite(type);
      const field = fields[newestBy] as TestedType['fields'][string];
      const [older, newer] = field.kind === 'day' ? ['1998-12-31', '2026-10-01'] : [998, 2026];
      for (const [title, value] of [
        ['c', older],
        ['a', newer],
        ['d', older],
        ['b', newer],
      ])
        await add({ title, [newestBy]: value });
      const expected = ['b', 'a', 'd', 'c'];
      assert.deepEqual(titlesOf((await page()).items.slice(0, 4)), expected);
      const second = (await page({ page: 2, pageSize: 2 })).items;
      assert.deepEqual(titlesOf(second), expected.slice(2));
      if (calls.list)
        assert.deepEqual(titlesOf((await send<Values[]>(calls.list, { all: 'true' })).body), expected);
    });

  for (const name of namesOf(fields, field => field.sortable))
    test(`pages are sorted by ${name}, both ways`, async () => {
      const { add, page } = await openSite(type);
      const field = fields[name] as TestedType['fields'][string];
      const values = [...new Set(valuesOf(field).right.map(([, answer]) => answer))].filter(
        value => typeof value === 'number' || (typeof value === 'string' && value.length < 20),
      );
      for (const value of values.length > 1 ? values : ['Čuvar', 'Zenit']) await add({ [name]: value });
      const sort = answeredAs(fields, name);
      const of = (items: readonly Values[]) => items.map(item => item[sort]);
      const up = of((await page({ sort, pageSize: 100 })).items);
      const down = of((await page({ sort: `-${sort}`, pageSize: 100 })).items);
      assert.ok(up.length > 1);
      assert.notDeepEqual(up, down);
      assert.deepEqual(up, down.toReversed());
      assert.deepEqual(
        up,
        up.toSorted((a, b) => (typeof a === 'number' ? a - Number(b) : `${a}`.localeCompare(`${b}`, 'bs'))),
      );
    });

  test('letters are found with and without their marks, in any case', async () => {
    const title = 'Čišćenje bjelančevina: Đurđica Žižek';
    const plain = 'Djordje, dakle siru';
    const { find, paged } = await siteWith(title, plain, 'Nešto drugo');
    const marked = ['čišćenje', 'ciscenje', 'CiScEnJe', 'c\u030ciscenje', 'DJURDJICA', 'durdica', 'jelancev'];
    for (const words of [...marked, 'zizek  ciscenje']) assert.deepEqual(await find(words), [title], words);
    for (const words of ['đorđe', 'djordje', 'đakle', 'širu'])
      assert.deepEqual(await find(words), [plain], words);
    for (const words of ['zizek dakle', '%', '_', "' or '1'='1"])
      assert.deepEqual(await find(words), [], words);
    assert.deepEqual(await find('   '), ['Nešto drugo', plain, title]);
    assert.deepEqual(await paged({ search: 'zizek' }), { items: [title], page: 1, totalPages: 1, total: 1 });
  });

  test('only what is searchable is searched, after an update anew', async () => {
    const { add, update, page, remove } = await openSite(type);
    const found = async (search: string) => (await page({ search })).items.map(({ id }) => id);
    const texts = namesOf(fields, ({ kind }) => ['line', 'text', 'html'].includes(kind));
    const searched = texts.filter(name => contract.searchable.includes(name));
    assert.deepEqual(
      namesOf(fields, field => field.searchable),
      contract.searchable,
    );
    for (const name of searched) {
      const { id } = await add({ [name]: 'Ispred Đačkog ribosoma' });
      for (const words of ['ribosom', 'DJACKOG ispred']) assert.deepEqual(await found(words), [id], name);
      await update(id, { [name]: 'Lipidi' });
      assert.deepEqual([await found('ribosom'), await found('lipid')], [[], [id]], name);
      await remove(id);
    }
    for (const name of texts.filter(name => !searched.includes(name))) await add({ [name]: 'ribosom' });
    assert.deepEqual(await found('ribosom'), []);
  });

  for (const name of namesOf(fields, field => field.filterable))
    test(`lists are narrowed by ${name}`, async () => {
      const { add, page, send } = await openSite(type);
      const values = fields[name]?.values ?? [];
      for (const value of values) await add({ title: value, [name]: value });
      for (const value of values) assert.deepEqual(titlesOf((await page({ [name]: value })).items), [value]);
      assert.equal((await page({ [name]: '' })).total, values.length);
      const [first = ''] = values;
      if (calls.list)
        assert.deepEqual(titlesOf((await send<Values[]>(calls.list, { [name]: first })).body), [first]);
      assert.equal((await page({ [name]: first, search: 'nigdje' })).total, 0);
      const refused = await send<Page & Values>(calls.page, { page: 1, [name]: 'nema' });
      assert.deepEqual([refused.status, Object.keys(refused.body.fields as object)], [422, [name]]);
    });
}
