import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestOf } from '#server/testing/sample-calls.ts';
import { type Fields, formOf, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, rawMultipart, type TestSite } from '#server/testing/test-site.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '../contract.ts';

const calls = { workshop: workshopCalls, symposium: symposiumCalls, congress: congressCalls };
type Kind = keyof typeof calls;
const all: Kind[] = ['workshop', 'symposium', 'congress'];
const html: Record<Kind, string> = { workshop: 'details', symposium: 'details', congress: 'content' };
/** The fields of plain text of each kind, of one line but for the description. */
const texts: Record<Kind, string[]> = {
  workshop: ['title', 'instructor', 'duration', 'location', 'description'],
  symposium: ['title', 'organizer', 'location', 'description'],
  congress: ['title', 'location'],
};
const required: Record<Kind, string[]> = {
  workshop: ['title', 'description', 'instructor', 'duration', 'location', 'startedAt', 'finishedAt'],
  symposium: ['title', 'organizer', 'location', 'startedAt', 'finishedAt'],
  congress: ['title', 'location', 'startedAt', 'finishedAt', 'url'],
};

async function create<Body = Fields>(site: TestSite, kind: Kind, changes: Fields, language = 'bs') {
  const headers = { ...(await site.signIn()), 'Accept-Language': language };
  const fields = { ...sampleForms[kind], ...changes };
  return site.call<Body>(...requestOf(calls[kind].create, { fields }, headers));
}

/** Sends a form byte by byte: `FormData` turns every line end into CR LF. */
async function createRaw(site: TestSite, kind: 'workshop' | 'symposium', changes: Record<string, string>) {
  const { type, bytes } = rawMultipart({ ...sampleForms[kind], ...changes });
  const headers = { ...(await site.signIn()), 'Content-Type': type };
  return site.call<Fields>(calls[kind].create.path, { method: 'POST', headers, body: bytes });
}

/** The form is refused with these problems, in words of this language. */
async function assertRefused(
  site: TestSite,
  kind: Kind,
  changes: Fields,
  problems: object,
  language?: 'bs' | 'en',
) {
  const { status, body } = await create(site, kind, changes, language);
  const error = language === 'en' ? 'Please check what you entered.' : 'Provjerite unesene podatke.';
  const expected = { status: 422, body: { error, code: 'validation', fields: problems } };
  assert.deepEqual({ status, body }, expected, `${kind} ${JSON.stringify(changes)}`.slice(0, 120));
}

const days = { started_at: '2026-11-20', finished_at: '2026-11-22' };
const form = { show_application_form: 'true', applications_open: true };
const answers: [kind: Kind, list: string, show: string, answer: object][] = [
  [
    'workshop',
    '/workshops.php',
    '/workshop.php',
    {
      ...{ id: 1, title: 'Kvantitativni PCR', description: 'Od uzorka do krive.', location: 'Sarajevo' },
      ...{ details: '<p>Ponesite <strong>laptop</strong>.</p>', instructor: 'Amra Kovač', time: '10:30' },
      ...{ duration: '2 dana', capacity: 20, ...days, date: '2026-11-20', ...form, lang: 'bs', version: 1 },
      ...{ image_url: null, image_details: null, pdf_url: null, pdf_size: null },
    },
  ],
  [
    'symposium',
    '/symposium.php',
    '/symposiumDetails.php',
    {
      ...{ id: 1, title: 'Simpozij o proteinima', description: 'Struktura i funkcija.', location: 'Tuzla' },
      ...{ details: '<h2>Program</h2>', time: '09:00', organizer: 'UBMB BiH', ...days, ...form, lang: 'bs' },
      ...{ image: null, image_details: null, version: 1 },
    },
  ],
  [
    'congress',
    '/congress.php',
    '/congressDetails.php',
    {
      ...{ id: 1, title: 'Kongres biohemičara', content: '<p>Prvi poziv.</p>', location: 'Mostar' },
      ...{ url: 'https://kongres.primjer.ba/', ...days, ...form, lang: 'bs', version: 1 },
    },
  ],
];
for (const [kind, list, show, expected] of answers) {
  test(`a ${kind} is created, shown and listed with every field`, async () => {
    const site = await createTestSite();
    const [, init] = requestOf(calls[kind].create, { fields: sampleForms[kind] }, await site.signIn());
    const { status, body } = await site.call(list, { ...init, method: 'POST' });
    assert.deepEqual({ status, body }, { status: 201, body: expected });
    assert.deepEqual((await site.call(`${show}?id=1`)).body, expected);
    assert.deepEqual((await site.call(list)).body, [expected]);
  });
}

const defaults: Record<Kind, [left: string[], answered: Fields]> = {
  workshop: [['time', 'capacity', 'details'], { time: '09:00', capacity: 0, details: '' }],
  symposium: [['time', 'description', 'details'], { time: '09:00', description: '', details: '' }],
  congress: [['content'], { content: '' }],
};
for (const kind of all) {
  test(`${kind}: what may be left out has its default, whatever the caller speaks`, async () => {
    const site = await createTestSite();
    const [left, answered] = defaults[kind];
    const changes = Object.fromEntries([...left, 'showForm', 'lang'].map(name => [name, undefined]));
    const { status, body } = await create(site, kind, changes, 'en');
    const expected = { ...body, ...answered, show_application_form: 'true', lang: 'bs' };
    assert.deepEqual({ status, body }, { status: 201, body: expected });
  });

  test(`${kind}: each required field is missed when missing, empty or blank, in both languages`, async () => {
    const site = await createTestSite();
    const missed = { bs: 'Ovo polje je obavezno.', en: 'This field is required.' };
    const problems = (names: string[], text: string) => Object.fromEntries(names.map(name => [name, text]));
    for (const name of required[kind]) {
      for (const value of [undefined, ''])
        await assertRefused(site, kind, { [name]: value }, problems([name], missed.bs));
      await assertRefused(site, kind, { [name]: undefined }, problems([name], missed.en), 'en');
    }
    await assertRefused(site, kind, { title: ' \t\r\n\u00a0' }, { title: missed.bs });
    const nothing = Object.fromEntries(Object.keys(sampleForms[kind]).map(name => [name, undefined]));
    await assertRefused(site, kind, nothing, problems(required[kind], missed.bs));
    assert.deepEqual((await site.contents()).tables.events, []);
  });

  test(`${kind}: texts have bounds, counted in characters`, async () => {
    const site = await createTestSite();
    const bounds: [name: string, max: number][] = [
      ...texts[kind].map((name): [string, number] => [name, name === 'description' ? 10_000 : 300]),
      [html[kind], 500_000],
    ];
    for (const [name, max] of bounds) {
      const problems = { [name]: `Tekst može imati najviše ${max} znakova.` };
      await assertRefused(site, kind, { [name]: 'a'.repeat(max + 1) }, problems);
      const longest = (max === 500_000 ? 'č' : '🧬').repeat(max);
      const { status, body } = await create(site, kind, { [name]: ` ${longest} ` });
      assert.deepEqual([status, body[name] === longest], [201, true], name);
    }
  });

  test(`${kind}: text is kept byte for byte and never read as HTML, but for the field that is HTML`, async () => {
    const site = await createTestSite();
    const text =
      '<script>alert("1")</script> &amp; <b>Đž</b> c\u030c \u010d 🧬\n\r\n\r \u202e\u200f a  b\u00a0\u0001';
    const sent = Object.fromEntries(texts[kind].map(name => [name, ` \r\n${text}\t `]));
    const { status, body } =
      kind === 'congress' ? await create(site, kind, sent) : await createRaw(site, kind, sent);
    assert.equal(status, 201);
    const kept = Object.fromEntries(texts[kind].map(name => [name, text]));
    assert.deepEqual({ ...body, ...kept }, body);
  });

  test(`${kind}: HTML is reduced to what the editor makes, and refused where it is an attack`, async () => {
    const site = await createTestSite();
    const link = '<a href="https://primjer.ba/" onclick="x()">d</a>';
    const sent = `<p style="x">a<script>x()</script><b>b</b> <a href="javascript:x()">c</a> ${link}</p>`;
    const { body } = await create(site, kind, { [html[kind]]: sent });
    const kept = '<a href="https://primjer.ba/" target="_blank" rel="noopener nofollow">d</a>';
    assert.equal(body[html[kind]], `<p>a<strong>b</strong> c ${kept}</p>`);
    const problem = { [html[kind]]: 'Unesena vrijednost nije ispravna.' };
    await assertRefused(site, kind, { [html[kind]]: '<em>'.repeat(2_000) }, problem);
  });

  test(`${kind}: fields that are not of the form are ignored`, async () => {
    const site = await createTestSite();
    const other = kind === 'workshop' ? 'congress' : 'workshop';
    const { status, body } = await create(site, kind, {
      ...{ id: 77, version: 9, kind: other, created_at: '1999-01-01T00:00:00.000Z', date: '1999-01-01' },
      ...{ started_at: '1999-01-01', show_application_form: 'false', applications_open: 'false' },
      ...{
        image: '/media/a.webp',
        image_url: '/media/a.webp',
        pdf_url: '/media/a.pdf',
        search_text: 'tajna',
      },
    });
    const expected = answers.find(([name]) => name === kind)?.[3];
    assert.deepEqual({ status, body }, { status: 201, body: expected });
    const [row] = (await site.contents()).tables.events as Fields[];
    assert.deepEqual([row?.kind, row?.created_at], [kind, '2026-11-21T09:30:00.000Z']);
    assert.deepEqual((await site.call(`${calls[kind].list.path}?search=tajna`)).body, []);
  });

  test(`${kind}: another type of body is not taken, nor one that is unreadable or too large`, async () => {
    const site = await createTestSite();
    const { id } = (await create<{ id: number }>(site, kind, {})).body;
    const before = (await site.contents()).tables.events;
    const form = kind !== 'congress';
    const boundary = 'multipart/form-data; boundary=granica';
    const tooLarge = (form ? 42 : 1) * 1024 * 1024 + 1;
    const bodies: [body: BodyInit, type: string | undefined, status: number][] = [
      form ? [JSON.stringify(sampleForms[kind]), 'application/json', 415] : [formOf(kind), undefined, 415],
      [new URLSearchParams({ title: 'Naslov' }), undefined, 415],
      ['title=Naslov', 'text/plain', 415],
      ['{"title":"Naslov",', form ? boundary : 'application/json', 400],
      [' '.repeat(tooLarge), form ? boundary : 'application/json', 413],
    ];
    for (const { method, path } of [calls[kind].create, calls[kind].update]) {
      for (const [body, type, status] of bodies) {
        const headers = { ...(await site.signIn()), ...(type && { 'Content-Type': type }) };
        const answer = await site.call(`${path}?id=${id}`, { method, headers, body });
        assert.equal(answer.status, status, `${method} ${path} ${type}`);
      }
    }
    assert.deepEqual((await site.contents()).tables.events, before);
  });
}
