import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import { personColumns } from '../person-columns.ts';
import type { Member } from '../schemas.ts';

type Refusal = { fields: Record<string, string> };
type Page = { items: Member[]; totalPages: number; page: number; total: number };

async function call<Body>(site: TestSite, path: string, init: RequestInit = {}, language = 'bs') {
  const headers = { ...(await site.signIn()), 'Accept-Language': language, ...init.headers };
  return site.call<Body>(path, { ...init, headers });
}

const member = {
  firstName: 'Đurđa',
  lastName: 'Šćepanović',
  birthYear: '1961',
  email: 'djurdja@primjer.ba',
  faculty: 'PMF',
  professionalDegree: 'dipl. biol.',
  scientificDegree: 'dr. sc.',
  firm: 'Klinika',
  workAddress: 'Bolnička 25',
  workPhone: '033 111 222',
  workPostalCode: '71000',
  homeAddress: 'Vrbanja 1',
  homePhone: '061 111 222',
  homePostalCode: '71210',
  city: 'Sarajevo',
  scientificActivity: 'enzimi',
  specialization: 'klinička biohemija',
  membershipType: 'pravno lice',
};

/** The fields as the API returns them: `firstName` as `first_name`. */
function answered(fields: Fields): Fields {
  const named = Object.entries(fields).map(([name, value]) => [
    name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(named);
}

test('a member is answered complete, as the list answers it', async () => {
  const site = await createTestSite();
  const { status, body } = await call(site, '/members.php', json(member));
  const expected = {
    ...answered(member),
    ...{ id: 1, created_at: '2026-11-21T09:30:00.000Z', updated_at: null, version: 1 },
    ...{ status: 'active', number: '', paid_until: null, note: '', lang: 'bs', is_repeated: false },
    ...{ consent_at: null, consent_version: null, notice_version: null },
  };
  assert.deepEqual({ status, body }, { status: 201, body: expected });
  assert.deepEqual((await call(site, '/members.php')).body, [expected]);
});

test('fields that are not of the form are ignored', async () => {
  const site = await createTestSite();
  const others = { id: 77, created_at: '1999-01-01', first_name: 'x', consent: false, workshopId: 1 };
  const { status, body } = await call<Member>(site, '/members.php', json({ ...member, ...others }));
  assert.equal(status, 201);
  assert.deepEqual([body.id, body.created_at, body.first_name], [1, '2026-11-21T09:30:00.000Z', 'Đurđa']);
  assert.equal(Object.keys(body).length, 31);
});

test('members are listed newest first, whole or by pages of 50', async () => {
  const site = await createTestSite();
  assert.deepEqual((await call(site, '/members.php')).body, []);
  const added: Member[] = [];
  for (const firstName of ['a', 'b', 'c']) added.unshift(await create<Member>(site, 'member', { firstName }));
  assert.deepEqual((await call(site, '/members.php')).body, added);
  const page = async (query: string) => (await call<Page>(site, `/members.php?${query}`)).body;
  assert.deepEqual(await page('page=1'), { items: added, totalPages: 1, page: 1, total: 3 });
  assert.deepEqual(await page('page=2&pageSize=2'), {
    items: added.slice(2),
    totalPages: 2,
    page: 2,
    total: 3,
  });
  assert.deepEqual(await page('page=3&pageSize=2'), { items: [], totalPages: 2, page: 3, total: 3 });
  for (let number = 3; number < 51; number += 1) await create(site, 'member');
  assert.equal((await page('page=1')).items.length, 50);
  assert.equal((await call(site, '/members.php?page=0')).status, 422);
});

test('members are found by both names and the address, with and without marks, in list and page', async () => {
  const site = await createTestSite();
  await create(site, 'member', member);
  await create(site, 'member', { firstName: 'Amra', lastName: 'Kovač', email: 'a@b.ba', city: 'Mostar' });
  for (const [words, expected] of [
    ['djurdja', ['Đurđa']],
    ['SCEPANOVIC đurđa', ['Đurđa']],
    ['djurdja@primjer', ['Đurđa']],
    ['kovac', ['Amra']],
    ['a', ['Amra', 'Đurđa']],
    ['mostar', []],
    ['%', []],
    ['', ['Amra', 'Đurđa']],
  ] as const) {
    const query = `search=${encodeURIComponent(words)}`;
    const list = (await call<Member[]>(site, `/members.php?${query}`)).body;
    const page = (await call<Page>(site, `/members.php?page=1&${query}`)).body;
    assert.deepEqual(
      list.map(({ first_name }) => first_name),
      expected,
      words,
    );
    assert.deepEqual(page, { items: list, totalPages: list.length && 1, page: 1, total: list.length });
  }
});

test('a member is deleted once, by an id that there is; the others stay', async () => {
  const site = await createTestSite();
  const kept = await create(site, 'member');
  const { id } = await create(site, 'member', member);
  const remove = (query: string) => call(site, `/members.php${query}`, { method: 'DELETE' });
  for (const query of ['', '?id=', '?id=0', '?id=-1', '?id=x', '?id=1.0', '?id=99', `?id=${id}&id=${id}`])
    assert.equal((await remove(query)).status, 404, query);
  const { status, body } = await remove(`?id=${id}`);
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  assert.equal((await remove(`?id=${id}`)).status, 404);
  assert.deepEqual((await call(site, '/members.php')).body, [kept]);
});

test('the old address has no update, and only JSON is taken', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'member');
  const put = await call(site, `/members.php?id=${id}`, json(member, 'PUT'));
  assert.deepEqual([put.status, put.headers.get('allow')], [405, 'GET, HEAD, POST, DELETE']);
  for (const body of [new URLSearchParams({ firstName: 'a' }), new FormData()])
    assert.equal((await call(site, '/members.php', { method: 'POST', body })).status, 415);
  for (const body of ['[]', 'null', '{'])
    assert.equal((await call(site, '/members.php', { ...json(0), body })).status, 400, body);
  assert.equal((await site.contents()).tables.members?.length, 1);
});

const choice = 'Odaberite jednu od ponuđenih vrijednosti.';
const wrongEmail = 'Unesite ispravnu e-mail adresu, npr. ime@primjer.ba';
const unstorable = 'Tekst sadrži znakove koji se ne mogu sačuvati.';
const tooLong = (max: number) => `Tekst može imati najviše ${max} znakova.`;
const required = { bs: 'Ovo polje je obavezno.', en: 'This field is required.' };
const lines = Object.keys(personColumns).filter(name => !['email', 'membershipType'].includes(name));

const refused: [name: string, values: unknown[], problem: string][] = [
  ...lines.map((name): [string, unknown[], string] => [name, ['č'.repeat(301)], tooLong(300)]),
  ['city', ['a\0b', 'a\ud800b', 'a\udc00'], unstorable],
  ['city', [['a'], { a: 1 }, true, 1980], 'Unesena vrijednost nije ispravna.'],
  [
    'email',
    ['lejla', 'lejla@', '@primjer.ba', 'lejla@primjer', 'a b@primjer.ba', 'a@b@primjer.ba'],
    wrongEmail,
  ],
  [
    'email',
    ['a@primjer..ba', 'Lejla <a@primjer.ba>', 'a@primjer.ba,b@primjer.ba', 'a@b.ba\nBcc:x'],
    wrongEmail,
  ],
  ['email', [`${'a'.repeat(244)}@primjer.ba`], tooLong(254)],
  ['membershipType', ['Student', 'redovni clan', 'redovni c\u030clan', ' student', 'toString', 1], choice],
];

const texts = [
  'čćšžđ ČĆŠŽĐ ǆ ß İ',
  'c\u030ce\u0301 \u010d',
  '👩🏽‍🔬 🇧🇦',
  'שלום \u202babc',
  'a  b\r\nc\u200b',
];
texts.push('<script>alert(1)</script> &amp;', "'); DROP TABLE members;--", '{{x}} \\u0041', '🧬'.repeat(300));

/** A person's data have the same rules in every form. */
for (const [kind, path] of [
  ['member', '/members.php'],
  ['application', '/applications.php'],
] as const) {
  const sitePosting = async () => {
    const site = await createTestSite({ isThrottled: false });
    const { id } = await create(site, 'workshop');
    const sample = { ...sampleForms[kind], workshopId: id };
    const post = (changes: Fields, language?: string) =>
      call<Refusal>(site, path, json({ ...sample, ...changes }), language);
    return { site, post };
  };

  test(`${kind}: both names and the address are missed when they are missing, empty or blank`, async () => {
    const { site, post } = await sitePosting();
    for (const language of ['bs', 'en'] as const) {
      for (const name of ['firstName', 'lastName', 'email']) {
        for (const value of [undefined, null, '', ...(name === 'email' ? [] : [' \t\n\u00a0'])]) {
          const { status, body } = await post({ [name]: value }, language);
          assert.deepEqual([status, body.fields], [422, { [name]: required[language] }], `${name} ${value}`);
        }
      }
      const { body } = await post({ firstName: '', lastName: '', email: 'x' }, language);
      assert.deepEqual(Object.keys(body.fields).sort(), ['email', 'firstName', 'lastName']);
    }
    assert.deepEqual((await site.contents()).tables[`${kind}s`], []);
  });

  test(`${kind}: what is too long, no address or no choice is refused at its field`, async () => {
    const { site, post } = await sitePosting();
    for (const [name, values, problem] of refused) {
      for (const value of values) {
        const { status, body } = await post({ [name]: value });
        assert.deepEqual([status, body.fields], [422, { [name]: problem }], `${name} ${value}`);
      }
    }
    assert.deepEqual((await site.contents()).tables[`${kind}s`], []);
  });

  test(`${kind}: text is kept byte for byte, trimmed at its ends, and is never HTML`, async () => {
    const { site, post } = await sitePosting();
    for (const text of texts) {
      const all = Object.fromEntries(lines.map(name => [name, ` ${text}\n`]));
      assert.equal((await post(all)).status, 201, text);
    }
    const path = kind === 'member' ? '/members.php' : '/applications.php?id=1&application_type=workshop';
    const found = (await call<Member[]>(site, path)).body.reverse();
    for (const name of lines)
      assert.deepEqual(
        found.map(row => row[personColumns[name as 'city']]),
        texts,
        name,
      );
  });

  test(`${kind}: ordinary addresses and every kind of membership are taken`, async () => {
    const { site, post } = await sitePosting();
    const emails = [
      'a@b.ba',
      "o'brien+x@pmf.unsa.ba",
      'žana@škola.ba',
      ' Lejla@Primjer.ba ',
      `${'a'.repeat(249)}@b.ba`,
    ];
    const types = ['redovni član', 'penzioner', 'student', 'počasni član', 'pravno lice'];
    for (const [index, email] of emails.entries())
      assert.equal((await post({ email, membershipType: types[index] })).status, 201, email);
    const stored = (await site.contents()).tables[`${kind}s`] as { email: string; membership_type: string }[];
    assert.deepEqual(
      stored.map(row => row.email),
      emails.map(email => email.trim()),
    );
    assert.deepEqual(
      stored.map(row => row.membership_type),
      types,
    );
  });
}
