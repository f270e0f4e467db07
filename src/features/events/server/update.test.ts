import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestOf } from '#server/testing/sample-calls.ts';
import { bodyOf, create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '../contract.ts';

type Item = Fields & { id: number; version: number };
const calls = { workshop: workshopCalls, symposium: symposiumCalls, congress: congressCalls };
type Kind = keyof typeof calls;
const all: Kind[] = ['workshop', 'symposium', 'congress'];
const forms: Kind[] = ['workshop', 'symposium'];

/** The calls of an update (docs/contract.md#calls). */
const updates = {
  workshop: ['POST', '/workshop.php', 'multipart'],
  symposium: ['POST', '/symposiumDetails.php', 'multipart'],
  congress: ['PUT', '/congress.php', 'json'],
} as const;

async function update<Body = Item>(site: TestSite, kind: Kind, id: number, fields: Fields) {
  const [method, path, type] = updates[kind];
  const { headers: own, body = null } = bodyOf(type, fields);
  const headers = { ...(own as Record<string, string>), ...(await site.signIn()) };
  return site.call<Body>(`${path}?id=${id}`, { method, headers, body });
}

async function show(site: TestSite, kind: Kind, id: number) {
  return (await site.call<Item>(`${calls[kind].show.path}?id=${id}`)).body;
}

const day = 'Unesite ispravan datum, npr. 21.11.2026';
const dayOrder = 'Datum završetka ne može biti prije datuma početka.';
const choice = 'Odaberite jednu od ponuđenih vrijednosti.';
const missed = 'Ovo polje je obavezno.';
const invalid = 'Unesena vrijednost nije ispravna.';
const text = 'Tekst sadrži znakove koji se ne mogu sačuvati.';
const url = 'Unesite ispravnu adresu koja počinje sa http:// ili https://';
const badDays = [
  ...['2026-02-30', '2026-13-01', '2025-02-29', '0000-01-01', '20261121', '21.11.2026', '2026-1-1'],
  ...['2026-11-21 09:30', '2026-11-21x', 'danas', '1763717400', '2026-02-30T09:30:00.000Z'],
];
const badTimes = ['9:00', '24:00', '09:60', '09:00:00', '0900', '9h', '-9:00', '09.00', '09:00Z', '٠٩:٠٠'];
const badUrls = [
  ...['kongres.primjer.ba', '//primjer.ba', '/kongres', 'ftp://primjer.ba/', 'mailto:a@primjer.ba'],
  ...['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'htt://x', 'https:primjer.ba'],
  ...[
    'https://',
    'http://a b.ba/',
    'https://primjer.ba:99999/',
    'https://primjer.ba/\n<script>',
    'https://[',
  ],
];

type Refusal = [kinds: Kind[], field: string, values: unknown[], problem: string];
const refused: Refusal[] = [
  [all, 'startedAt', badDays, day],
  [all, 'finishedAt', badDays, day],
  [['congress'], 'startedAt', [20261120, true, ['2026-11-20'], {}], invalid],
  [forms, 'time', badTimes, 'Unesite ispravno vrijeme, npr. 09:00'],
  [all, 'showForm', ['yes', 'TRUE', 'on', '2', 'null', ' true'], choice],
  [['congress'], 'showForm', [1, 0, [], {}], choice],
  [all, 'lang', ['de', 'BS', 'bs-BA', 'bs,en'], choice],
  [['workshop'], 'capacity', ['-1', '-20 osoba'], 'Unesite cijeli broj.'],
  [['congress'], 'url', badUrls, url],
  [
    ['congress'],
    'url',
    [`https://primjer.ba/${'a'.repeat(1_982)}`],
    'Tekst može imati najviše 2000 znakova.',
  ],
  [all, 'title', ['a'.repeat(301)], 'Tekst može imati najviše 300 znakova.'],
  [forms, 'description', ['a'.repeat(10_001)], 'Tekst može imati najviše 10000 znakova.'],
  [forms, 'details', ['a'.repeat(500_001)], 'Tekst može imati najviše 500000 znakova.'],
  [['congress'], 'content', ['a'.repeat(500_001)], 'Tekst može imati najviše 500000 znakova.'],
  [['congress'], 'title', [1, true, {}, ['a']], invalid],
  [['congress'], 'title', ['a\0b', '\ud800'], text],
  [forms, 'title', ['a\0b'], text],
  ...['title', 'location', 'startedAt', 'finishedAt'].map((field): Refusal => [all, field, [''], missed]),
  ...['description', 'instructor', 'duration'].map((field): Refusal => [['workshop'], field, [''], missed]),
  [['symposium'], 'organizer', [''], missed],
  [['congress'], 'url', ['', null], missed],
  [forms, 'time', [''], missed],
];

const taken: [kinds: Kind[], field: string, values: unknown[], answered: Fields][] = [
  [all, 'startedAt', ['2026-11-19', '2026-11-19T23:59:59.999Z'], { started_at: '2026-11-19' }],
  [['workshop'], 'startedAt', ['2026-11-19T00:30+02:00'], { started_at: '2026-11-19', date: '2026-11-19' }],
  [all, 'finishedAt', ['2028-02-29', ' 2028-02-29T00:30:00+02:00'], { finished_at: '2028-02-29' }],
  // The date parts are in order, whatever the times.
  [all, 'finishedAt', ['2026-11-20', '2026-11-20T00:00:00Z'], { finished_at: '2026-11-20' }],
  [forms, 'time', ['00:00', ' 00:00 '], { time: '00:00' }],
  [forms, 'time', ['23:59'], { time: '23:59' }],
  [all, 'showForm', ['false', '0'], { show_application_form: 'false', applications_open: false }],
  [all, 'showForm', ['true', '1'], { show_application_form: 'true', applications_open: true }],
  [['congress'], 'showForm', [false], { show_application_form: 'false', applications_open: false }],
  [['congress'], 'showForm', [true], { show_application_form: 'true', applications_open: true }],
  [all, 'lang', ['en'], { lang: 'en' }],
  [['workshop'], 'capacity', ['12abc', '12', ' 12 ', '012', '12.9'], { capacity: 12 }],
  [['workshop'], 'capacity', ['abc', '0', '', 'NaN', 'abc12'], { capacity: 0 }],
  ...['HTTP://Primjer.BA/?č=1#a', 'https://primjer.ba/a b', `https://primjer.ba/${'a'.repeat(1_981)}`].map(
    (url): [Kind[], string, string[], Fields] => [['congress'], 'url', [url, ` ${url} `], { url }],
  ),
  [all, 'title', ['  Novi naslov '], { title: 'Novi naslov' }],
  [all, 'location', ['Zenica'], { location: 'Zenica' }],
  [forms, 'description', ['Novi <b>opis</b>'], { description: 'Novi <b>opis</b>' }],
  [['symposium'], 'description', [''], { description: '' }],
  [forms, 'details', ['<h3 id="x">Novo</h3>'], { details: '<h3>Novo</h3>' }],
  [forms, 'details', [''], { details: '' }],
  [['congress'], 'content', ['<h3 id="x">Novo</h3>'], { content: '<h3>Novo</h3>' }],
  [['congress'], 'content', [''], { content: '' }],
  [['workshop'], 'instructor', ['Druga'], { instructor: 'Druga' }],
  [['workshop'], 'duration', ['3 sata'], { duration: '3 sata' }],
  [['symposium'], 'organizer', ['Drugi'], { organizer: 'Drugi' }],
];

for (const kind of all) {
  test(`${kind}: a wrong value is refused at its field, by a create and by an update`, async () => {
    const site = await createTestSite();
    const item = await create<Item>(site, kind);
    for (const [, field, values, problem] of refused.filter(([kinds]) => kinds.includes(kind))) {
      for (const value of values) {
        const fields = { ...sampleForms[kind], [field]: value };
        const created = requestOf(calls[kind].create, { fields }, await site.signIn());
        const answers = [
          await site.call<Fields>(...created),
          await update<Fields>(site, kind, item.id, { [field]: value }),
        ];
        for (const { status, body } of answers)
          assert.deepEqual(
            [status, body.fields],
            [422, { [field]: problem }],
            `${field} ${value}`.slice(0, 60),
          );
      }
    }
    assert.deepEqual((await site.call(calls[kind].list.path)).body, [item]);
  });

  test(`${kind}: each field is taken alike by a create and alone by an update, which keeps the rest`, async () => {
    const site = await createTestSite();
    const cases = taken.filter(([kinds]) => kinds.includes(kind));
    const alone = new Set(cases.map(([, field]) => field));
    assert.deepEqual([...alone].sort(), Object.keys(sampleForms[kind]).sort(), 'every field is tried');
    for (const [, field, values, answered] of cases) {
      for (const value of values) {
        const created = await create<Item>(site, kind, { [field]: value });
        assert.deepEqual({ ...created, ...answered }, created, `${field} ${value}`);
        const item = await create<Item>(site, kind);
        const { status, body } = await update(site, kind, item.id, { [field]: value });
        const { id, version } = body;
        assert.deepEqual(
          { status, body },
          { status: 200, body: { ...created, id, version } },
          `${field} ${value}`,
        );
        assert.deepEqual(await show(site, kind, item.id), body);
      }
    }
  });

  test(`${kind}: the last day is not before the first, also where one of them is stored`, async () => {
    const site = await createTestSite();
    const { id, ...item } = await create<Item>(site, kind);
    const wrong = { startedAt: '2026-11-20', finishedAt: '2026-11-19T23:00:00Z' };
    const { create: creation } = calls[kind];
    const form = { ...sampleForms[kind], ...wrong };
    const created = await site.call<Fields>(...requestOf(creation, { fields: form }, await site.signIn()));
    assert.deepEqual([created.status, created.body.fields], [422, { finishedAt: dayOrder }]);
    for (const fields of [wrong, { finishedAt: '2026-11-19' }, { startedAt: '2026-11-23', title: 'Novi' }]) {
      const { status, body } = await update<Fields>(site, kind, id, fields);
      assert.deepEqual([status, body.fields], [422, { finishedAt: dayOrder }], JSON.stringify(fields));
    }
    assert.deepEqual((await site.call(calls[kind].list.path)).body, [{ id, ...item }]);
    const moved = { startedAt: '2026-11-23', finishedAt: '2026-11-23' };
    assert.equal((await update(site, kind, id, moved)).status, 200, 'both together may go anywhere');
  });

  test(`${kind}: what is not of the form is ignored, and other items stay as they are`, async () => {
    const site = await createTestSite();
    const other = await create<Item>(site, kind, { title: 'Drugi' });
    const item = await create<Item>(site, kind);
    const [, before] = (await site.contents()).tables.events as Fields[];
    site.setClock('2026-11-21T10:00:00.000Z');
    const foreign = { id: other.id, kind: 'workshop', created_at: '1999-01-01', started_at: '1999-01-01' };
    for (const fields of [{}, { ...foreign, show_application_form: 'false', image: '/media/a.webp' }]) {
      const { status, body } = await update(site, kind, item.id, fields);
      assert.deepEqual({ status, body }, { status: 200, body: item });
    }
    const { body } = await update(site, kind, item.id, { ...foreign, title: 'Novi' });
    assert.deepEqual(body, { ...item, title: 'Novi', version: 2 });
    assert.deepEqual(await show(site, kind, other.id), other);
    const [, after] = (await site.contents()).tables.events as Fields[];
    const { title, version, search_text, updated_at } = after ?? {};
    assert.deepEqual({ ...after }, { ...before, title, version, search_text, updated_at });
  });
}
