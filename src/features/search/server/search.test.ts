import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSamples, newPicture } from '#features/content/testing/content-samples.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { create, createBy, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import type { SearchResults } from '../contract.ts';
import { completeIndex } from './indexing.ts';

async function openSite() {
  const site = await createTestSite({ isThrottled: false });
  const ask = async (query: Record<string, string>) => {
    const { status, body } = await site.call<SearchResults>(
      `/search?${new URLSearchParams({ lang: 'bs', ...query })}`,
    );
    return { status, ...body };
  };
  return {
    site,
    ask,
    add: (title: string, changes: Fields = {}) => create(site, 'news', { title, ...changes }),
    titles: async (q: string, more: Record<string, string> = {}) =>
      (await ask({ q, ...more })).items.map(({ title }) => title),
  };
}

test('the language asked for comes first, then where the words stand, then the newer item', async () => {
  const { add, titles } = await openSite();
  const day = (publishedAt: string, changes: Fields = {}) => ({
    publishedAt,
    description: 'Opis',
    ...changes,
  });
  await add('Novo u laboratoriju', day('2026-05-01', { description: 'Stigao je kvasac i enzimi.' }));
  await add('Kvascem do nagrade', day('2026-04-01'));
  await add('Starije o kvascu', day('2025-01-01'));
  await add('Kvasac u hrani', day('2020-01-01'));
  await add('Kvasac u čaši', day('2021-01-01'));
  await add('Yeast, or kvasac', day('2026-06-01', { lang: 'en' }));
  assert.deepEqual(await titles('kvasac'), [
    ...['Kvasac u čaši', 'Kvasac u hrani'],
    ...['Novo u laboratoriju', 'Yeast, or kvasac'],
  ]);
  assert.deepEqual(await titles('kvasc'), ['Kvascem do nagrade', 'Starije o kvascu']);
  assert.deepEqual((await titles('kvasac', { lang: 'en' }))[0], 'Yeast, or kvasac');
  assert.deepEqual((await titles('kvasac', { lang: 'de' }))[0], 'Kvasac u čaši', 'as in every read');
  assert.deepEqual(await titles('laboratorij kvasac'), ['Novo u laboratoriju'], 'in title and text');
  assert.deepEqual(await titles('enzim laboratorija'), ['Novo u laboratoriju'], 'in any order');
});

test('a result says what is found, where, and where it leads', async () => {
  const { site, ask } = await openSite();
  const { id } = await create(site, 'news', {
    title: 'Đaci & kvasac <u čaši>',
    description: 'O đacima.',
    content: `<p>${'Riječ '.repeat(60)}</p><ul><li>đak 🧬 &lt;b&gt; ča\u0301še</li></ul>`,
    publishedAt: '2026-11-20',
  });
  const { items, ...page } = await ask({ q: 'djac casa' });
  assert.deepEqual(page, { status: 200, totalPages: 1, page: 1, total: 1 });
  const [item] = items;
  assert.ok(item);
  const { excerpt, matches, title, title_matches, ...rest } = item;
  assert.deepEqual(rest, {
    ...{ type: 'news', id, lang: 'bs', url: `/novosti/${id}`, date: '2026-11-20' },
    ...{ image: null, image_details: null },
  });
  assert.deepEqual(
    title_matches.map(([from, to]) => title.slice(from, to)),
    ['Đac', 'čaš'],
  );
  assert.ok(excerpt.startsWith('O đacima. · Riječ Riječ'));
  assert.deepEqual(
    matches.map(([from, to]) => excerpt.slice(from, to)),
    ['đac'],
  );
  const english = await create(site, 'news', { title: 'Yeast', lang: 'en' });
  assert.equal((await ask({ q: 'yeast' })).items[0]?.url, `/novosti/${english.id}?lng=en`);
  const [late] = (await ask({ q: 'cas' })).items;
  assert.match(late?.excerpt ?? '', /^… Riječ.* Riječ đak 🧬 <b> ča\u0301še · /);
});

test('an album is found once, by its titles in both languages', async () => {
  const { site, ask } = await openSite();
  const cover_image = await samplePicture();
  const both = await create(site, 'album', { title: 'Kongres', titleEn: 'Congress', cover_image });
  const one = await create(site, 'album', { title: 'Kongres u Tuzli', cover_image });
  const found = async (q: string, lang: string) =>
    (await ask({ q, lang, type: 'album' })).items.map(({ id, lang: shown, title }) => [id, shown, title]);
  const lone = [one.id, 'bs', 'Kongres u Tuzli'];
  assert.deepEqual(await found('kongres', 'bs'), [lone, [both.id, 'bs', 'Kongres']]);
  assert.deepEqual(await found('kongres', 'en'), [[both.id, 'en', 'Congress'], lone]);
  assert.deepEqual(await found('congress', 'bs'), [[both.id, 'bs', 'Kongres']]);
});

test('both items of a pair are found, each in its language', async () => {
  const { site, add, ask, titles } = await openSite();
  const bs = await add('Kvasac PCR');
  await add('Yeast PCR', { lang: 'en', translationOf: bs.id });
  assert.deepEqual(await titles('pcr'), ['Kvasac PCR', 'Yeast PCR']);
  assert.deepEqual(await titles('pcr', { lang: 'en' }), ['Yeast PCR', 'Kvasac PCR']);
  const workshop = await create(site, 'workshop', { title: 'Ugljik' });
  const days = { startedAt: '2027-01-01', finishedAt: '2027-01-02' };
  await create(site, 'workshop', { title: 'Carbon', lang: 'en', translationOf: workshop.id, ...days });
  const [first] = (await ask({ q: 'ugljik' })).items;
  assert.equal(first?.date, '2027-01-01', 'with what the pair shares');
});

test('a type is asked for by its name, and its items are found by what they are called', async () => {
  const { site, titles } = await openSite();
  const samples = contentSamples.filter(({ hasLanguages }) => hasLanguages);
  for (const { kind, calls, formWith } of samples)
    await createBy(site, calls.create, { ...formWith(newPicture), title: `Glukoza ${kind}` });
  for (const { kind } of samples)
    assert.deepEqual(await titles('glukoza', { type: kind }), [`Glukoza ${kind}`]);
  assert.deepEqual(await titles('radionica glukoza'), ['Glukoza workshop']);
  assert.equal((await titles('glukoza')).length, samples.length);
});

test('pages follow each other, and an item without a page of its own leads to its list', async () => {
  const { site, ask } = await openSite();
  for (let number = 1; number <= 23; number += 1)
    await create(site, 'education', { title: `Kurs ${number}` });
  const pages = await Promise.all(['1', '2', '3', '4'].map(page => ask({ q: 'kurs', page })));
  assert.deepEqual(
    pages.map(({ total, totalPages, items }) => [total, totalPages, items.length]),
    [
      ...[
        [23, 3, 10],
        [23, 3, 10],
        [23, 3, 3],
        [23, 3, 0],
      ],
    ],
  );
  const all = pages.flatMap(({ items }) => items);
  assert.equal(new Set(all.map(({ id }) => id)).size, 23);
  assert.deepEqual(
    all.map(({ url }) => url),
    all.map(({ id }) => `/edukacija/${id}`),
  );
});

test('what is no query is refused at its parameter, whatever it is', async () => {
  const { site, add } = await openSite();
  await add('Near AND kvasac');
  const refused: [query: string, field: string][] = [
    ...[
      '',
      'q=',
      'q=x',
      'q=%20%C4%8D%20',
      'q=%22*',
      'q=a%00b',
      `q=${'kvasac '.repeat(1_500)}`,
      'q=ab&q=cd%00',
    ].map(query => [query, 'q'] as [string, string]),
    ...['x', 'News', 'question', 'news,album'].map(
      type => [`q=kvasac&type=${type}`, 'type'] as [string, string],
    ),
    ...['0', '-1', 'x', '1.5'].map(page => [`q=kvasac&page=${page}`, 'page'] as [string, string]),
  ];
  for (const [query, field] of refused) {
    const { status, body } = await site.call<{ fields: object }>(`/search?${query}`);
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [422, [field]], query);
  }
  const hostile = [
    '"kvasac"',
    'kvasac*',
    'NEAR(kvasac and)',
    'title:kvasac',
    'kvasac AND NOT near',
    '{title} : kvasac',
    "kvasac'; --",
    'kvasac\\',
    '(kvasac',
    'kvasac ^near',
    '-kvasac',
    ':*A kvasac',
    '%kvasac_',
    'ﷺ kvasac',
    '🧬 kvasac',
    'kvasac & !near | x',
  ];
  for (const q of hostile) {
    const { status } = await site.call(`/search?${new URLSearchParams({ q })}`);
    assert.equal(status, 200, q);
  }
});

test('a start makes the entries that are missing or wrong, and removes others', async () => {
  const { site, add, titles } = await openSite();
  const { db } = site;
  const [kept, changed, gone] = [
    await add('Kvasac prvi'),
    await add('Kvasac drugi'),
    await add('Kvasac treći'),
  ];
  const idOf = ({ id }: { id: number }) => id;
  const entries = () => db.selectFrom('search_entries').select(['id', 'item_id']).orderBy('id').execute();
  const first = (await entries()).find(({ item_id }) => item_id === idOf(kept));
  await db.updateTable('search_entries').set({ source: 'x' }).where('item_id', '=', idOf(changed)).execute();
  await db.updateTable('search_entries').set({ item_id: 999 }).where('item_id', '=', idOf(gone)).execute();
  await completeIndex(site.services);
  const now = await entries();
  assert.deepEqual(now.map(({ item_id }) => item_id).sort(), [kept, changed, gone].map(idOf).sort());
  assert.deepEqual(
    now.find(({ item_id }) => item_id === idOf(kept)),
    first,
    'what is right stays',
  );
  assert.equal((await titles('kvasac')).length, 3);
});
