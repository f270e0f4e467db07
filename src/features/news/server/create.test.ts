import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite, json, rawMultipart, type TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';
import { newsForm } from './testing.ts';

type Fields = { fields: Record<string, string> };
type Changes = Parameters<typeof newsForm>[0];

async function create<Body = NewsItem>(site: TestSite, changes: Changes) {
  const headers = await site.signIn();
  return site.call<Body>('/news.php', { method: 'POST', headers, body: newsForm(changes) });
}

/** Each form is refused with these problems, and nothing is stored. */
async function assertRefused(site: TestSite, cases: [changes: Changes, fields: Record<string, string>][]) {
  for (const [changes, fields] of cases) {
    const { status, body } = await create<Fields>(site, changes);
    assert.equal(status, 422, JSON.stringify(changes));
    assert.deepEqual(body.fields, fields, JSON.stringify(changes));
  }
  const { tables, files } = await site.contents();
  assert.deepEqual({ news: tables.news, files }, { news: [], files: [] });
}

test('a complete form is answered with 201 and the item as a read answers it', async () => {
  const site = await createTestSite();
  const { status, body } = await create(site, {
    title: 'Call for abstracts',
    description: 'Until the end of the month.',
    content: '<p>Up to 300 words.</p>',
    author: 'Editors',
    category: 'Obavijesti',
    publishedAt: '2026-11-19',
    lang: 'en',
  });
  assert.equal(status, 201);
  assert.deepEqual(body, {
    id: 1,
    title: 'Call for abstracts',
    description: 'Until the end of the month.',
    content: '<p>Up to 300 words.</p>',
    author: 'Editors',
    category: 'Obavijesti',
    published_at: '2026-11-19',
    image: null,
    image_details: null,
    lang: 'en',
    version: 1,
  });
  assert.deepEqual((await site.call('/news-item.php?id=1')).body, body);
});

test('without a language an item is Bosnian, whatever the caller speaks; content may be missing', async () => {
  const site = await createTestSite();
  const headers = { ...(await site.signIn()), 'Accept-Language': 'en' };
  const body = newsForm({ lang: undefined, content: undefined });
  const answer = await site.call<NewsItem>('/news.php?lang=en', { method: 'POST', headers, body });
  assert.equal(answer.status, 201);
  assert.equal(answer.body.lang, 'bs');
  assert.equal(answer.body.content, '');
});

test('each required field is missed when it is missing, empty or blank', async () => {
  const site = await createTestSite();
  const required = ['title', 'description', 'author', 'category', 'publishedAt'];
  const problem = 'Ovo polje je obavezno.';
  await assertRefused(site, [
    ...required.map(
      name => [{ [name]: undefined }, { [name]: problem }] as [Changes, Record<string, string>],
    ),
    ...required.map(name => [{ [name]: '' }, { [name]: problem }] as [Changes, Record<string, string>]),
    [{ title: ' \t\r\n ' }, { title: problem }],
    [{ author: '\u00a0\u2003' }, { author: problem }],
    [
      Object.fromEntries(required.map(name => [name, undefined])),
      Object.fromEntries(required.map(name => [name, problem])),
    ],
  ]);
});

test('texts have bounds, counted in characters', async () => {
  const site = await createTestSite();
  const tooLong = (max: number) => `Tekst može imati najviše ${max} znakova.`;
  await assertRefused(site, [
    [{ title: 'a'.repeat(301) }, { title: tooLong(300) }],
    [{ author: 'a'.repeat(301) }, { author: tooLong(300) }],
    [{ description: 'a'.repeat(10_001) }, { description: tooLong(10_000) }],
    [{ content: 'a'.repeat(500_001) }, { content: tooLong(500_000) }],
  ]);
  const longest = {
    title: '🧬'.repeat(300),
    author: ` ${'ž'.repeat(300)} `,
    description: 'š'.repeat(10_000),
    content: 'č'.repeat(500_000),
  };
  const { status, body } = await create(site, longest);
  assert.equal(status, 201);
  const { title, author, description, content } = body;
  assert.deepEqual({ title, author, description, content }, { ...longest, author: 'ž'.repeat(300) });
});

test('category and language are one of those that there are', async () => {
  const site = await createTestSite();
  const problem = 'Odaberite jednu od ponuđenih vrijednosti.';
  await assertRefused(site, [
    ...['News', 'vijesti', 'Dogadaji', 'Vijesti,Obavijesti', 'constructor'].map(
      category => [{ category }, { category: problem }] as [Changes, Record<string, string>],
    ),
    ...['de', 'BS', 'bs-BA', 'bs,en'].map(
      lang => [{ lang }, { lang: problem }] as [Changes, Record<string, string>],
    ),
  ]);
});

test('a date is a day of the calendar; of a date-time the date part counts', async () => {
  const site = await createTestSite();
  const wrong = [
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2025-02-29',
    '0000-01-01',
    '20261121',
    '21.11.2026',
  ];
  wrong.push(
    '2026-1-1',
    '2026-11-21 09:30',
    '2026-11-21x',
    'danas',
    '1763717400',
    '+002026-11-21',
    '２026-11-21',
  );
  const problem = { publishedAt: 'Unesite ispravan datum, npr. 21.11.2026' };
  await assertRefused(
    site,
    wrong.map(publishedAt => [{ publishedAt }, problem]),
  );
  const right: [sent: string, stored: string][] = [
    ['2028-02-29', '2028-02-29'],
    [' 2026-11-21 ', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-21T00:30:00+02:00', '2026-11-21'],
    ['2026-11-21T09:30', '2026-11-21'],
  ];
  for (const [publishedAt, stored] of right)
    assert.equal((await create(site, { publishedAt })).body.published_at, stored, publishedAt);
});

test('fields that are not of the form are ignored', async () => {
  const site = await createTestSite();
  const { status, body } = await create(site, {
    id: '77',
    created_at: '1999-01-01T00:00:00.000Z',
    published_at: '1999-01-01',
    image: '/media/tudja.jpg',
    image_details: '{}',
    search_text: 'skriveno',
    search_textile: 'x',
    removeImage: 'true',
    isAdmin: 'true',
    ['__proto__']: 'x',
  });
  assert.equal(status, 201);
  assert.deepEqual([body.id, body.published_at, body.image], [1, '2026-11-20', null]);
  assert.deepEqual((await site.call('/news.php?search=skriveno')).body, []);
});

test('JSON is not taken, nor a broken form, nor text that is not UTF-8', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const fields = { ...Object.fromEntries(newsForm()), title: 'Naslov' } as Record<
    string,
    string | Uint8Array
  >;
  const send = async (type: string, body: RequestInit['body']) => {
    const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: body ?? null };
    return (await site.call('/news.php', init)).status;
  };
  const whole = rawMultipart(fields);
  const latin1 = rawMultipart({ ...fields, title: Buffer.from('Vije\xe6e', 'latin1') });
  assert.equal(await send('application/json', String(json(fields).body)), 415);
  assert.equal(await send('application/x-www-form-urlencoded', 'title=Naslov'), 415);
  assert.equal(await send(whole.type, whole.bytes.subarray(0, -20)), 400);
  assert.equal(await send('multipart/form-data', whole.bytes), 400);
  assert.equal(await send(latin1.type, latin1.bytes), 400);
  assert.deepEqual((await site.contents()).tables.news, []);
  assert.equal(await send(whole.type, whole.bytes), 201, 'the same form, whole, is taken');
});
