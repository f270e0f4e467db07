import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, formOf, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { Publication } from '../contract.ts';

const path = '/publications.php';
const add = (site: TestSite, changes: Fields = {}) => create<Publication>(site, 'publication', changes);

async function call<Body = Publication>(
  site: TestSite,
  method: 'POST' | 'PUT' | 'DELETE',
  query: string,
  fields: Fields = {},
  language = 'bs',
) {
  const { headers, ...init } = json(fields, method);
  const all = { ...(headers as object), ...(await site.signIn()), 'Accept-Language': language };
  const answer = await site.call<Body>(path + query, { ...init, headers: all });
  return { status: answer.status, body: answer.body };
}

const list = async (site: TestSite, query = '') => (await site.call<Publication[]>(path + query)).body;
const titles = async (site: TestSite, query: string) => (await list(site, query)).map(({ title }) => title);

/** The answer of 422 with these problems. */
const refusal = (fields: object) => ({
  status: 422,
  body: { error: 'Provjerite unesene podatke.', code: 'validation', fields },
});
const missed = 'Ovo polje je obavezno.';
const notFound = {
  status: 404,
  body: { error: 'Traženi sadržaj ne postoji ili je uklonjen.', code: 'not_found' },
};

test('a publication is created, shown, listed and paged with every field', async () => {
  const site = await createTestSite();
  const created = await call(site, 'POST', '', sampleForms.publication);
  const url = 'https://primjer.ba/bilten.pdf';
  const item = { id: 1, title: 'Bilten', description: '<p>Broj 12.</p>', url, lang: 'bs', version: 1 };
  assert.deepEqual(created, { status: 201, body: item });
  for (const query of ['?id=1', '?id=1&lang=en'])
    assert.deepEqual((await site.call(`/publication.php${query}`)).body, item, query);
  assert.deepEqual(await list(site), [item]);
  const page = { items: [item], totalPages: 1, page: 1, total: 1 };
  assert.deepEqual((await site.call(`${path}?page=1`)).body, page, 'its HTML included');
});

test('title and url are required, by a create; language and description have defaults', async () => {
  const site = await createTestSite();
  const { title, url } = sampleForms.publication;
  for (const language of ['bs', 'en']) {
    const { status, body } = await call(site, 'POST', '?lang=en', { title, url }, language);
    assert.deepEqual([status, body.lang, body.description], [201, 'bs', '']);
  }
  assert.deepEqual(await call(site, 'POST', '', {}), refusal({ title: missed, url: missed }));
  const { body } = await call<Fields>(site, 'POST', '', {}, 'en');
  assert.deepEqual(body.fields, { title: 'This field is required.', url: 'This field is required.' });
});

const text = 'Tekst sadrži znakove koji se ne mogu sačuvati.';
const invalid = 'Unesena vrijednost nije ispravna.';
const noUrl = 'Unesite ispravnu adresu koja počinje sa http:// ili https://';
const tooLong = (max: number) => `Tekst može imati najviše ${max} znakova.`;
const urlOf = (length: number) => 'https://primjer.ba/'.padEnd(length, 'a');
const refused: [field: string, values: unknown[], problem: string][] = [
  ['title', ['', '  ', null], missed],
  ['title', [1, ['a'], {}], invalid],
  ['title', ['a\0', '\ud800'], text],
  ['title', ['a'.repeat(301)], tooLong(300)],
  ['url', ['', null], missed],
  [
    'url',
    ['primjer.ba', '//primjer.ba', '/bilten.pdf', 'https://', 'http://a b.ba/', 'https:primjer.ba'],
    noUrl,
  ],
  ['url', ['ftp://primjer.ba/', 'javascript:alert(1)', 'mailto:a@primjer.ba', 'data:text/html,x'], noUrl],
  ['url', ['https://primjer.ba:99999/', 'https://primjer.ba/\nx', 'xhttps://primjer.ba'], noUrl],
  ['url', [urlOf(2_001)], tooLong(2_000)],
  ['description', [1, {}, '<em>'.repeat(2_000)], invalid],
  ['description', ['a\0'], text],
  // A link gets attributes, with which it is longer than what was sent.
  ['description', ['a'.repeat(500_001), '<a href="https://a.ba">a</a>'.repeat(17_000)], tooLong(500_000)],
  ['lang', ['de', 'BS', 1], 'Odaberite jednu od ponuđenih vrijednosti.'],
];
for (const [field, values, problem] of refused) {
  test(`a wrong ${field} (${JSON.stringify(values[0]).slice(0, 20)}) is refused: ${problem}`, async () => {
    const site = await createTestSite();
    const item = await add(site);
    for (const value of values) {
      const wrong = { [field]: value };
      const created = await call(site, 'POST', '', { ...sampleForms.publication, ...wrong });
      assert.deepEqual(created, refusal({ [field]: problem }), String(value).slice(0, 20));
      assert.deepEqual(await call(site, 'PUT', '?id=1', { title: 'Novi', ...wrong }), created);
    }
    assert.deepEqual(await list(site), [item]);
  });
}

const markup = '<script>alert("1")</script> &amp; <b>Đž</b> c\u030c \u010d 🧬\n\r\n\r \u202e a  b\u0001';
const link = '<a href="https://primjer.ba/" target="_blank" rel="noopener nofollow">d</a>';
const taken: [field: string, sent: unknown, answered: unknown][] = [
  ['title', ` \n${markup}\t`, markup],
  ['title', '🧬'.repeat(300), '🧬'.repeat(300)],
  ...['http://primjer.ba', 'HTTPS://Primjer.BA/a b?č=1#x', urlOf(2_000)].map(
    (url): [string, string, string] => ['url', ` ${url} `, url],
  ),
  ['description', '', ''],
  ['description', '<p id="x">a<script>x()</script><b>b</b></p>', '<p>a<strong>b</strong></p>'],
  ['description', '<a href="javascript:x()">c</a> <a href="https://primjer.ba/">d</a>', `c ${link}`],
  ['description', 'č'.repeat(500_000), 'č'.repeat(500_000)],
  ['lang', 'en', 'en'],
];
for (const [field, sent, answered] of taken) {
  test(`${field} ${JSON.stringify(sent).slice(0, 30)}: taken by create, and alone by update`, async () => {
    const site = await createTestSite();
    const created = await add(site, { [field]: sent });
    assert.deepEqual(created, { ...created, [field]: answered });
    const item = await add(site);
    const { status, body } = await call(site, 'PUT', `?id=${item.id}`, { [field]: sent });
    const expected = { ...item, [field]: answered, version: 2 };
    assert.deepEqual({ status, body }, { status: 200, body: expected });
    assert.deepEqual((await site.call(`/publication.php?id=${item.id}`)).body, expected);
  });
}

test('fields that are not of the form are ignored, and other items stay as they are', async () => {
  const site = await createTestSite();
  const foreign = { id: 77, created_at: '1999-01-01T00:00:00.000Z', search_text: 'tajna', year: 1999 };
  const other = await add(site, foreign);
  const item = await add(site);
  assert.deepEqual([other.id, item.id], [1, 2]);
  const { body } = await call(site, 'PUT', '?id=2', { ...foreign, id: 1, title: 'Novi' });
  assert.deepEqual(body, { ...item, title: 'Novi', version: 2 });
  assert.deepEqual((await site.call('/publication.php?id=1')).body, other);
  const rows = (await site.contents()).tables.publications as Fields[];
  const at = '2026-11-21T09:30:00.000Z';
  assert.deepEqual(
    rows.map(({ created_at }) => created_at),
    [at, at],
  );
  assert.deepEqual(await titles(site, '?search=tajna'), []);
});

test('newest first, changed since or not', async () => {
  const site = await createTestSite();
  for (const [title, day] of [
    ['c', 21],
    ['b', 21],
    ['a', 22],
  ]) {
    site.setClock(`2026-11-${day}T09:30:00.000Z`);
    await add(site, { title });
  }
  await call(site, 'PUT', '?id=1', { description: 'x' });
  for (const query of ['', '?all=true', '?lang=bs'])
    assert.deepEqual(await titles(site, query), ['a', 'b', 'c'], query);
});

test('the title is searched, also after an update; description and url are not', async () => {
  const site = await createTestSite();
  await add(site, { title: 'Časopis o enzimima', description: '<p>ribosom</p>', url: 'https://lipidi.ba' });
  await add(site, { title: 'Bilten' });
  for (const words of ['casopis', 'enzim+ČASOPIS'])
    assert.deepEqual(await titles(site, `?search=${words}`), ['Časopis o enzimima'], words);
  for (const words of ['ribosom', 'lipidi', 'bilten+casopis'])
    assert.deepEqual(await titles(site, `?search=${words}`), [], words);
  await call(site, 'PUT', '?id=1', { title: 'Zbornik' });
  assert.deepEqual(await titles(site, '?search=zbornik'), ['Zbornik']);
  assert.deepEqual(await titles(site, '?search=casopis'), []);
});

test('a delete removes the one item for good; its id is not given again', async () => {
  const site = await createTestSite();
  const kept = await add(site);
  await add(site);
  assert.deepEqual(await call(site, 'DELETE', '?id=2'), { status: 200, body: { success: true } });
  assert.deepEqual(await list(site), [kept]);
  for (const method of ['PUT', 'DELETE'] as const)
    assert.deepEqual(await call(site, method, '?id=2', sampleForms.publication), notFound);
  assert.equal((await site.call('/publication.php?id=2')).status, 404);
  assert.equal((await add(site)).id, 3);
});

test('an id that is missing, malformed or unknown is not found', async () => {
  const site = await createTestSite();
  const item = await add(site);
  for (const query of ['', '?id=', '?id=0', '?id=01', '?id=1.0', '?id=abc', '?id=1&id=1', '?id=99']) {
    const { status, body } = await site.call(`/publication.php${query}`);
    assert.deepEqual({ status, body }, notFound, query);
    for (const method of ['PUT', 'DELETE'] as const)
      assert.deepEqual(await call(site, method, query, sampleForms.publication), notFound, query);
  }
  assert.deepEqual(await list(site), [item]);
});

test('only JSON is taken, and only where it can be read', async () => {
  const site = await createTestSite();
  const item = await add(site);
  const bodies: [body: NonNullable<RequestInit['body']>, type: string | undefined, status: number][] = [
    [formOf('publication'), undefined, 415],
    [new URLSearchParams({ title: 'Novi', url: 'https://primjer.ba' }), undefined, 415],
    ['{"title":"Novi"}', 'text/plain', 415],
    ['{"title":"Novi",', 'application/json', 400],
    ['[]', 'application/json', 400],
    [`{"title":"${'a'.repeat(1024 * 1024)}"}`, 'application/json', 413],
  ];
  for (const [body, type, status] of bodies) {
    for (const [method, query] of [
      ['POST', ''],
      ['PUT', '?id=1'],
    ] as const) {
      const headers = { ...(await site.signIn()), ...(type && { 'Content-Type': type }) };
      assert.equal((await site.call(path + query, { method, headers, body })).status, status, method);
    }
  }
  assert.deepEqual(await list(site), [item]);
});
