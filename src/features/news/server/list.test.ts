import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';
import { addNews } from './testing.ts';

async function titles(site: TestSite, query: string, acceptLanguage?: string) {
  const headers: Record<string, string> = acceptLanguage ? { 'Accept-Language': acceptLanguage } : {};
  const { status, body } = await site.call<NewsItem[]>(`/news.php${query}`, { headers });
  assert.equal(status, 200, query);
  return body.map(({ title }) => title);
}

test('an item carries every field', async () => {
  const site = await createTestSite();
  await addNews(site, { content: '<p>Sadržaj <strong>vijesti</strong></p>' });
  const { status, body } = await site.call('/news.php');
  assert.equal(status, 200);
  assert.deepEqual(body, [
    {
      id: 1,
      title: 'Poziv za sažetke',
      description: 'Rok je kraj mjeseca.',
      author: 'Urednički odbor',
      category: 'Vijesti',
      published_at: '2026-11-20',
      image: null,
      image_details: null,
      lang: 'bs',
      version: 1,
      content: '<p>Sadržaj <strong>vijesti</strong></p>',
    },
  ]);
});

test('an empty site answers an empty list', async () => {
  const site = await createTestSite();
  assert.deepEqual((await site.call('/news.php?all=true')).body, []);
});

test('lang, all and Accept-Language choose whose items are listed', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'bs', lang: 'bs' });
  await addNews(site, { title: 'en', lang: 'en' });
  const cases: [query: string, acceptLanguage: string | undefined, expected: string[]][] = [
    ['', undefined, ['bs']],
    ['', 'en', ['en']],
    ['', 'en-GB, bs;q=0.5', ['en']],
    ['', 'sr-Latn, en;q=0.9', ['bs']],
    ['', 'de', ['bs']],
    ['?lang=', 'en', ['en']],
    ['?lang=bs', 'en', ['bs']],
    ['?lang=en', 'bs', ['en']],
    ['?lang=de', 'en', ['bs']],
    ['?lang=EN', undefined, ['bs']],
    ['?lang=en&lang=en', undefined, ['bs']],
    ['?all=true', 'en', ['en', 'bs']],
    ['?all=false', 'en', ['en']],
    ['?lang=&all=true', 'en', ['en', 'bs']],
    ['?lang=en&all=true', undefined, ['en']],
    ['?lang=bs&all=true', 'en', ['bs']],
  ];
  for (const [query, language, expected] of cases)
    assert.deepEqual(await titles(site, query, language), expected, `${query} ${language}`);
});

test('newest first by the day of publication, the younger id first on the same day', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'third', publishedAt: '2026-02-01' });
  await addNews(site, { title: 'first', publishedAt: '2026-10-01' });
  await addNews(site, { title: 'last', publishedAt: '1998-12-31' });
  await addNews(site, { title: 'second', publishedAt: '2026-02-01' });
  const expected = ['first', 'second', 'third', 'last'];
  assert.deepEqual(await titles(site, ''), expected);
  assert.deepEqual(await titles(site, '?all=true'), expected);
});

test('one item is answered whatever its language and that of the caller', async () => {
  const site = await createTestSite();
  const { id, ...item } = await addNews(site, { lang: 'en', title: 'Call for abstracts' });
  for (const query of ['', '&lang=bs', '&lang=en', '&lang=de']) {
    const { status, body } = await site.call(`/news-item.php?id=${id}${query}`);
    assert.deepEqual({ status, body }, { status: 200, body: { id, ...item } });
  }
});

test('filters hold in the whole list too', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Skupština', category: 'Događaji' });
  await addNews(site, { title: 'Skup o proteinima', category: 'Vijesti' });
  await addNews(site, { title: 'Assembly', category: 'Događaji', lang: 'en' });
  assert.deepEqual(await titles(site, '?category=Doga%C4%91aji'), ['Skupština']);
  assert.deepEqual(await titles(site, '?category=Doga%C4%91aji&all=true'), ['Assembly', 'Skupština']);
  assert.deepEqual(await titles(site, '?search=skup'), ['Skup o proteinima', 'Skupština']);
  assert.deepEqual(await titles(site, '?search=skup&category=Vijesti&lang=bs'), ['Skup o proteinima']);
  assert.deepEqual(await titles(site, '?category=&search='), ['Skup o proteinima', 'Skupština']);
});

test('a category that is none is refused, not taken for all', async () => {
  const site = await createTestSite();
  for (const category of ['Novosti', 'vijesti', 'News', 'Vijesti,Obavijesti']) {
    const { status, body } = await site.call<{ fields: object }>(`/news.php?category=${category}`);
    assert.equal(status, 422);
    assert.deepEqual(body.fields, { category: 'Odaberite jednu od ponuđenih vrijednosti.' });
  }
});

test('parameters that the contract does not know change nothing', async () => {
  const site = await createTestSite();
  await addNews(site, { title: 'Skupština' });
  for (const query of [
    '?id=5',
    '?limit=0&offset=9',
    '?__proto__=x',
    '?constructor=x',
    '?toString=',
    '?a[b]=c',
  ])
    assert.deepEqual(await titles(site, query), ['Skupština'], query);
});
