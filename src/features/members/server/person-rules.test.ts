import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import { personColumns } from '../person-columns.ts';
import type { Member } from '../schemas.ts';
import type { Refusal } from '../testing/site-of-members.ts';

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
    const signedIn = await site.signIn();
    const call = <Body>(address: string, { headers, ...init }: RequestInit = {}, language = 'bs') =>
      site.call<Body>(address, {
        ...init,
        headers: { ...signedIn, 'Accept-Language': language, ...headers },
      });
    const post = (changes: Fields, language?: string) =>
      call<Refusal>(path, json({ ...sample, ...changes }), language);
    return { site, call, post };
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
    const { call, post } = await sitePosting();
    for (const text of texts) {
      const all = Object.fromEntries(lines.map(name => [name, ` ${text}\n`]));
      assert.equal((await post(all)).status, 201, text);
    }
    const path = kind === 'member' ? '/members.php' : '/applications.php?id=1&application_type=workshop';
    const found = (await call<Member[]>(path)).body.reverse();
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
