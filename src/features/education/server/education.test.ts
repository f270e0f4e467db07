import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, formOf, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { EducationItem } from '../contract.ts';

const path = '/education.php';
const add = (site: TestSite, changes: Fields = {}) => create<EducationItem>(site, 'education', changes);

async function call<Body = EducationItem>(
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

const titles = async (site: TestSite, query: string) =>
  (await site.call<EducationItem[]>(path + query)).body.map(({ title }) => title);

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

test('an item is created, shown by its id, listed and paged with every field', async () => {
  const site = await createTestSite();
  const created = await call(site, 'POST', '', sampleForms.education);
  const item = {
    id: 1,
    title: 'Ljetna škola',
    year: 2025,
    content: '<p>Pet dana.</p>',
    lang: 'bs',
    version: 1,
  };
  assert.deepEqual(created, { status: 201, body: item });
  for (const query of ['?id=1', '?id=1&lang=en', '?id=1&all=true'])
    assert.deepEqual((await site.call(path + query)).body, item, query);
  assert.deepEqual((await site.call(path)).body, [item]);
  assert.deepEqual((await site.call(`${path}?id=`)).body, [item], 'an empty parameter is none');
  const page = { items: [item], totalPages: 1, page: 1, total: 1 };
  assert.deepEqual((await site.call(`${path}?page=1`)).body, page, 'its HTML included');
});

test('only title and year are required, by a create; language and content have defaults', async () => {
  const site = await createTestSite();
  for (const language of ['bs', 'en']) {
    const { status, body } = await call(site, 'POST', '?lang=en', { title: 'A', year: 2025 }, language);
    assert.deepEqual([status, body.lang, body.content], [201, 'bs', '']);
  }
  const nothing = refusal({ title: missed, year: missed });
  assert.deepEqual(await call(site, 'POST', '', {}), nothing);
  const { body } = await call<Fields>(site, 'POST', '', {}, 'en');
  assert.deepEqual(body.fields, { title: 'This field is required.', year: 'This field is required.' });
});

const text = 'Tekst sadrži znakove koji se ne mogu sačuvati.';
const invalid = 'Unesena vrijednost nije ispravna.';
const choice = 'Odaberite jednu od ponuđenih vrijednosti.';
const refused: [field: string, values: unknown[], problem: string][] = [
  ['title', ['', '  ', null], missed],
  ['title', [1, ['a'], {}], invalid],
  ['title', ['a\0', '\ud800'], text],
  ['title', ['a'.repeat(301)], 'Tekst može imati najviše 300 znakova.'],
  ['year', ['', null], missed],
  ['year', ['abc', '2025.', '2025/26', 2025.5, '2025.5', '0x7e9', true, [2025], {}], 'Unesite cijeli broj.'],
  ['content', [1, {}, '<em>'.repeat(2_000)], invalid],
  ['content', ['a\0'], text],
  ['content', ['a'.repeat(500_001)], 'Tekst može imati najviše 500000 znakova.'],
  ['lang', ['de', 'BS', 1], choice],
];
for (const [field, values, problem] of refused) {
  test(`a wrong ${field} is refused by create and update: ${problem}`, async () => {
    const site = await createTestSite();
    const item = await add(site);
    for (const value of values) {
      const wrong = { [field]: value };
      const created = await call(site, 'POST', '', { ...sampleForms.education, ...wrong });
      assert.deepEqual(created, refusal({ [field]: problem }), String(value).slice(0, 20));
      assert.deepEqual(await call(site, 'PUT', '?id=1', { title: 'Novi', ...wrong }), created);
    }
    assert.deepEqual((await site.call(path)).body, [item]);
  });
}

const markup = '<script>alert("1")</script> &amp; <b>Đž</b> c\u030c \u010d 🧬\n\r\n\r \u202e a  b\u0001';
const taken: [field: string, sent: unknown, answered: unknown][] = [
  ['title', ` \n${markup}\t`, markup],
  ['title', '🧬'.repeat(300), '🧬'.repeat(300)],
  ['year', 1998, 1998],
  ['year', '1998', 1998],
  ['year', ' 2026 ', 2026],
  ['content', '', ''],
  ['content', '<p onclick="x()">a<script>x()</script><b>b</b></p>', '<p>a<strong>b</strong></p>'],
  ['content', 'č'.repeat(500_000), 'č'.repeat(500_000)],
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
    assert.deepEqual((await site.call(`${path}?id=${item.id}`)).body, expected);
  });
}

test('fields that are not of the form are ignored, and other items stay as they are', async () => {
  const site = await createTestSite();
  const foreign = { id: 77, created_at: '1999-01-01T00:00:00.000Z', search_text: 'tajna', kind: 'congress' };
  const other = await add(site, foreign);
  const item = await add(site);
  assert.deepEqual([other.id, item.id], [1, 2]);
  const { body } = await call(site, 'PUT', '?id=2', { ...foreign, id: 1, title: 'Novi' });
  assert.deepEqual(body, { ...item, title: 'Novi', version: 2 });
  assert.deepEqual((await site.call(`${path}?id=1`)).body, other);
  const rows = (await site.contents()).tables.education as Fields[];
  const at = '2026-11-21T09:30:00.000Z';
  assert.deepEqual(
    rows.map(({ created_at }) => created_at),
    [at, at],
  );
  assert.deepEqual(await titles(site, '?search=tajna'), []);
});

test('newest year first, the younger id first in the same year', async () => {
  const site = await createTestSite();
  for (const [title, year] of [
    ['third', '2009'],
    ['first', 2026],
    ['last', 998],
    ['second', 2009],
  ])
    await add(site, { title, year });
  for (const query of ['', '?all=true', '?lang=bs'])
    assert.deepEqual(await titles(site, query), ['first', 'second', 'third', 'last'], query);
});

test('title and year are searched, also after an update; content is not', async () => {
  const site = await createTestSite();
  await add(site, { title: 'Škola enzima', year: 2019, content: '<p>ribosom</p>' });
  await add(site, { title: 'Kurs o lipidima', year: 2024 });
  const found = ['Škola enzima'];
  for (const words of ['skola', '2019', '2019+enzima', '019'])
    assert.deepEqual(await titles(site, `?search=${words}`), found, words);
  for (const words of ['ribosom', '2024+skola']) assert.deepEqual(await titles(site, `?search=${words}`), []);
  await call(site, 'PUT', '?id=1', { year: 2021 });
  assert.deepEqual(await titles(site, '?search=2021+skola'), found);
  assert.deepEqual(await titles(site, '?search=2019'), []);
});

test('a delete removes the one item for good; its id is not given again', async () => {
  const site = await createTestSite();
  const kept = await add(site);
  await add(site);
  assert.deepEqual(await call(site, 'DELETE', '?id=2'), { status: 200, body: { success: true } });
  assert.deepEqual((await site.call(path)).body, [kept]);
  for (const method of ['PUT', 'DELETE'] as const)
    assert.deepEqual(await call(site, method, '?id=2', sampleForms.education), notFound);
  assert.equal((await site.call(`${path}?id=2`)).status, 404);
  assert.equal((await add(site)).id, 3);
});

test('an id that is missing, malformed or unknown is not found', async () => {
  const site = await createTestSite();
  const item = await add(site);
  for (const id of ['0', '-1', '01', '1.0', 'abc', '1&id=1', '99', '1'.repeat(40)]) {
    const { status, body } = await site.call(`${path}?id=${id}`);
    assert.deepEqual({ status, body }, notFound, id);
  }
  for (const query of ['', '?id=', '?id=abc', '?id=99'])
    for (const method of ['PUT', 'DELETE'] as const)
      assert.deepEqual(
        await call(site, method, query, sampleForms.education),
        notFound,
        `${method} ${query}`,
      );
  assert.deepEqual((await site.call(path)).body, [item]);
});

test('only JSON is taken, and only where it can be read', async () => {
  const site = await createTestSite();
  const item = await add(site);
  const bodies: [body: NonNullable<RequestInit['body']>, type: string | undefined, status: number][] = [
    [formOf('education'), undefined, 415],
    [new URLSearchParams({ title: 'Novi', year: '2025' }), undefined, 415],
    ['{"title":"Novi","year":2025}', 'text/plain', 415],
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
  assert.deepEqual((await site.call(path)).body, [item]);
});
