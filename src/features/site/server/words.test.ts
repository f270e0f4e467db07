import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApiClient } from '#shared/api/api-client.ts';
import { siteQueries } from '../client.ts';
import type { Site } from '../contract.ts';
import { starter } from '../starter/starter.ts';
import { openSite, type Refused } from '../testing/open-site.ts';

/** Every word, each other than the starting one. */
const everythingWith = (picture: string) => ({
  logo: picture,
  name: 'Društvo biohemičara',
  short_name: 'DB',
  tagline: 'Nauka o životu.',
  mission: '<p>Misija <strong>društva</strong></p>',
  goals: [{ title: 'Cilj', text: '' }],
  people: [
    { name: 'Ana Anić', role: '', body: 'Skupština', institution: '', photo: null, email: '' },
    {
      ...{ name: 'Đuro Šćepanović', role: 'Predsjednik', body: 'Upravni odbor', institution: 'Fakultet' },
      ...{ photo: picture, email: 'duro@primjer.ba' },
      ...{ term: '2026–2030', orcid: '0000-0002-1825-0097' },
    },
  ],
  timeline: [{ year: '1996', title: 'Osnivanje', text: 'Skupština.' }],
  activities: '<h2>Kongresi</h2><p><a href="/kongres">Svi kongresi</a></p>',
  contact: {
    address: 'Titova 1\n71000 Sarajevo',
    email: 'info@primjer.ba',
    phone: '+387 33 000 000',
    map_url: 'https://primjer.ba/karta',
  },
  social: [{ name: 'LinkedIn', url: 'https://primjer.ba/in' }],
  membership: {
    text: '<p>Učlanite se.</p>',
    form_url: 'https://primjer.ba/obrazac.pdf',
    fees: '<p>20 KM</p>',
  },
  footer: 'Registar 12',
  notice: { text: 'Radionica je odgođena.', from: '2026-11-20', until: '2026-12-01T12:00:00+01:00' },
  privacy: '<p>Dodatak</p>',
  accessibility: '<p>Lift</p>',
});

test('what the association says at first is there in both languages', async () => {
  const { show, showStored } = await openSite();
  assert.deepEqual(await show(), { version: 1, ...starter.bs });
  assert.deepEqual(await show('en'), { version: 1, ...starter.en });
  assert.deepEqual(await show('xx'), await show('bs'));
  assert.deepEqual(await showStored('en'), await show('en'));
});

test('every word comes back as it was sent, and sent again it is no change', async () => {
  const { show, change, versions, sendPicture } = await openSite();
  const everything = everythingWith(await sendPicture());
  const { status, body } = await change({ version: 1, ...everything });
  assert.deepEqual([status, body], [200, { version: 2, ...everything }]);
  assert.deepEqual(await show(), body);
  assert.deepEqual((await change(body)).body, body);
  assert.deepEqual((await versions())[0]?.changed.toSorted(), Object.keys(everything).toSorted());
  assert.deepEqual(await show('en'), { version: 1, ...starter.en }, 'the other language has its own');
});

test('the starting words sent back are no change', async () => {
  const { change } = await openSite();
  for (const lang of ['bs', 'en'] as const)
    assert.deepEqual((await change(starter[lang], lang)).body, { version: 1, ...starter[lang] });
});

test('what is left out stays, and what need not be there goes when it is empty', async () => {
  const { change, sendPicture } = await openSite();
  const everything = everythingWith(await sendPicture());
  await change(everything);
  const { contact, membership } = everything;
  const parts = { contact: { phone: '' }, membership: { fees: null } };
  const { body } = await change({ ...parts, logo: null, privacy: '', accessibility: null, notice: null });
  const { logo: _logo, privacy: _privacy, accessibility: _accessibility, ...others } = everything;
  assert.deepEqual(body, {
    ...{ ...others, version: 3, notice: null },
    contact: { ...contact, phone: '' },
    membership: { text: membership.text, form_url: membership.form_url },
  });
});

test('what was changed by somebody else is a conflict for who says what they have read', async () => {
  const { change } = await openSite();
  assert.equal((await change({ version: 1, footer: 'Prvi' })).status, 200);
  const { status, body } = await change<Refused>({ version: 1, footer: 'Drugi' });
  assert.deepEqual([status, body.code], [409, 'conflict']);
  assert.equal((await change({ version: 2, footer: 'Drugi' })).status, 200);
});

test('both languages are changed at once, or neither', async () => {
  const { show, changeBoth, versions } = await openSite();
  const [bs, en] = [await show(), await show('en')];
  const wrong = await changeBoth<Refused>({ bs: { footer: 'A' }, en: { goals: [{ title: '' }] } });
  assert.deepEqual([wrong.status, Object.keys(wrong.body.fields)], [422, ['en.goals.0.title']]);
  const logo = `/media/${'a'.repeat(40)}.webp`;
  const missing = await changeBoth<Refused>({ bs: { footer: 'A' }, en: { logo } });
  assert.deepEqual([missing.status, Object.keys(missing.body.fields)], [422, ['en.logo']]);
  const outdated = await changeBoth({ bs: { footer: 'A', version: 1 }, en: { footer: 'B', version: 2 } });
  assert.equal(outdated.status, 409);
  assert.deepEqual([await show(), await show('en')], [bs, en]);
  const { status, body } = await changeBoth({ bs: { footer: 'A', version: 1 }, en: { footer: 'B' } });
  assert.deepEqual([status, body.bs.footer, body.en.footer], [200, 'A', 'B']);
  assert.deepEqual([await show(), await show('en')], [body.bs, body.en]);
  assert.deepEqual((await changeBoth({ en: { tagline: 'C' } })).body.bs, body.bs, 'what is left out stays');
  assert.equal((await versions()).length, 2);
});

test('a picture is no form, and a form no picture', async () => {
  const { change, sendPicture } = await openSite();
  const picture = await sendPicture();
  const { body } = await change<Refused>({ membership: { form_url: picture } });
  assert.deepEqual(Object.keys(body.fields), ['membership.form_url']);
});

test('several who change other words at one moment all succeed', async () => {
  const { show, change } = await openSite();
  const answers = await Promise.all([
    change({ footer: 'Podnožje' }),
    change({ tagline: 'Uvod' }),
    change({ contact: { phone: '1' } }),
    change({ contact: { email: 'a@primjer.ba' } }),
  ]);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const { version, footer, tagline, contact } = await show();
  assert.deepEqual([version, footer, tagline], [5, 'Podnožje', 'Uvod']);
  assert.deepEqual([contact.phone, contact.email], ['1', 'a@primjer.ba']);
});

test('HTML is sanitized; links may lead to pages of the site, and to no other by a path', async () => {
  const { change } = await openSite();
  const hostile =
    '<p onclick="x()">A<script>alert(1)</script><a href="/kongres" onclick="x()">B</a>' +
    '<a href="//zlo.example">C</a><a href="/\\zlo.example">D</a><a href="javascript:x()">E</a><a href="/\t/zlo.example">F</a><img src="x" onerror="x()"></p>';
  const clean = '<p>A<a href="/kongres">B</a>CDEF</p>';
  const names = ['mission', 'activities', 'privacy', 'accessibility'] as const;
  const words = Object.fromEntries(names.map(name => [name, hostile]));
  const { body } = await change({ ...words, membership: { text: hostile, fees: hostile }, footer: hostile });
  for (const name of names) assert.equal(body[name], clean, name);
  assert.deepEqual([body.membership.text, body.membership.fees], [clean, clean]);
  assert.equal(body.footer, hostile, 'what is text is no HTML');
});

test('what is refused is named by its place, and nothing is changed', async () => {
  const { show, change } = await openSite();
  const before = await show();
  const person = { name: 'Ana', body: 'Odbor' };
  const wrong: [words: object, places: string[]][] = [
    [{ name: ' ' }, ['name']],
    [{ short_name: 'x'.repeat(61) }, ['short_name']],
    [{ logo: 'https://primjer.ba/a.png' }, ['logo']],
    [{ goals: [{ title: 'A' }, { text: 'B' }] }, ['goals.1.title']],
    [{ goals: Array.from({ length: 51 }, () => ({ title: 'A' })) }, ['goals']],
    [{ people: 'svi' }, ['people']],
    [{ people: [person, person, person, { ...person, email: 'ana' }] }, ['people.3.email']],
    [
      {
        people: [
          { ...person, body: '' },
          { ...person, photo: '/slika.jpg' },
        ],
      },
      ['people.0.body', 'people.1.photo'],
    ],
    [
      {
        logo: `/media/${'a'.repeat(40)}.webp`,
        people: [person, { ...person, photo: '/media/slika.webp' }],
        membership: { form_url: `/media/${'a'.repeat(40)}.pdf` },
      },
      ['logo', 'membership.form_url', 'people.1.photo'],
    ],
    [{ people: [{ ...person, orcid: '0000-0002-1825-0098' }] }, ['people.0.orcid']],
    [
      {
        timeline: [
          { year: '96.', title: 'A' },
          { year: 3000, title: '' },
        ],
      },
      ['timeline.0.year', 'timeline.1.title', 'timeline.1.year'],
    ],
    [{ contact: { email: 'a@b', map_url: 'ftp://a.ba' } }, ['contact.email', 'contact.map_url']],
    [{ social: [{ name: 'A', url: 'javascript:alert(1)' }] }, ['social.0.url']],
    [{ membership: { form_url: '//zlo.example/a.pdf' } }, ['membership.form_url']],
    [{ notice: { text: '' } }, ['notice.text']],
    [{ notice: { text: 'A', from: 'sutra', until: '2026-02-30' } }, ['notice.from', 'notice.until']],
    [{ notice: { text: 'A', from: '2026-12-02', until: '2026-12-01' } }, ['notice.until']],
    [{ version: 0 }, ['version']],
  ];
  for (const [words, places] of wrong) {
    const { status, body } = await change<Refused>(words);
    assert.deepEqual(
      [status, Object.keys(body.fields).toSorted()],
      [422, places],
      JSON.stringify(words).slice(0, 99),
    );
  }
  const elsewhere = await change<Refused>({ name: 'A' }, 'de');
  assert.deepEqual([elsewhere.status, Object.keys(elsewhere.body.fields)], [422, ['lang']]);
  assert.deepEqual(await show(), before);
});

test('names are one line, addresses get their scheme, and an ORCID loses its resolver', async () => {
  const { change } = await openSite();
  const { body } = await change({
    name: 'Prvi\r\nBcc: a@primjer.ba',
    people: [{ name: 'Ana', body: 'Odbor', orcid: 'https://orcid.org/0000-0002-1825-0097' }],
    timeline: [{ year: 1996, title: 'Osnivanje' }],
    social: [{ name: 'Instagram', url: 'primjer.ba/ig' }],
  });
  assert.equal(body.name, 'Prvi Bcc: a@primjer.ba');
  assert.equal(body.people[0]?.orcid, '0000-0002-1825-0097');
  assert.equal(body.timeline[0]?.year, '1996');
  assert.equal(body.social[0]?.url, 'https://primjer.ba/ig');
});

test('accounts of either role change the words, and nobody else', async () => {
  for (const role of ['editor', 'administrator'] as const) {
    const { change } = await openSite({}, role);
    assert.equal((await change({ footer: role })).body.footer, role);
  }
  const { site, show } = await openSite();
  const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"footer":"A"}' };
  assert.equal((await site.call('/site?lang=bs', init)).status, 401);
  assert.equal((await show()).version, 1);
});

test('pages ask for the words in their language', async () => {
  const { site, show } = await openSite();
  const api = createApiClient({
    fetch: (address, init) => site.request(address.pathname + address.search, init as RequestInit),
    origin: 'http://localhost:3000',
    language: () => 'en',
  });
  const { signal } = new AbortController();
  const words: Site = await siteQueries.words({ api, language: 'en' }).queryFn({ signal });
  assert.deepEqual(words, await show('en'));
  const files = await siteQueries.files({ api, language: 'en' }).queryFn({ signal });
  assert.deepEqual(files, { form_size: null, pictures: [] });
});
