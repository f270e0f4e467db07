import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { Question } from '../contract.ts';

type Page = { items: Question[]; totalPages: number; page: number; total: number };
type Refusal = { fields: Record<string, string> };

async function siteForQuestions() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  return {
    site,
    /** Sends a question without a token. */
    ask: (changes: Fields = {}, language = 'bs') => {
      const init = json({ ...sampleForms.question, ...changes });
      const all = { ...init.headers, 'Accept-Language': language };
      return site.call<Refusal>('/questions.php', { ...init, headers: all });
    },
    read: <Body = Question[]>(query = '') => site.call<Body>(`/questions.php${query}`, { headers }),
    remove: (query: string) => site.call(`/questions.php${query}`, { method: 'DELETE', headers }),
  };
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('a message is answered with its id alone, and stored as it was sent', async () => {
  const { ask, read } = await siteForQuestions();
  const others = { id: 9, created_at: '1999-01-01', search_text: 'x', lang: 'de', status: 'closed' };
  const { status, body } = await ask({ name: ' Adnan ', message: '\nPrvi red\r\n<b>drugi</b> ', ...others });
  assert.deepEqual({ status, body }, { status: 201, body: { id: 1 } });
  assert.deepEqual((await read()).body, [
    {
      id: 1,
      name: 'Adnan',
      email: 'adnan@primjer.ba',
      message: 'Prvi red\r\n<b>drugi</b>',
      lang: 'bs',
      created_at: '2026-11-21T09:30:00.000Z',
      status: 'new',
      answer: null,
      answered_at: null,
      answered_by: null,
    },
  ]);
});

test('messages are listed newest first, whole or by pages of 50', async () => {
  const { site, ask, read } = await siteForQuestions();
  assert.deepEqual((await read()).body, []);
  assert.deepEqual((await read('?page=1')).body, { items: [], totalPages: 0, page: 1, total: 0 });
  for (let number = 1; number <= 51; number += 1) await ask();
  site.setClock('2026-11-20T00:00:00.000Z');
  await ask({ name: 'Posljednja' });
  const all = (await read()).body;
  assert.deepEqual(
    ids(all),
    Array.from({ length: 52 }, (_, index) => 52 - index),
  );
  const page = async (query: string) => (await read<Page>(query)).body;
  const counts = { totalPages: 2, total: 52 };
  assert.deepEqual(await page('?page=1'), { items: all.slice(0, 50), page: 1, ...counts });
  assert.deepEqual(await page('?page=2&pageSize='), { items: all.slice(50), page: 2, ...counts });
  assert.deepEqual(await page('?pageSize=26&page=2'), { items: all.slice(26), page: 2, ...counts });
  for (const query of ['?page=0', '?page=x', '?pageSize=101']) assert.equal((await read(query)).status, 422);
});

test('messages are found by name, address and text, with and without marks, in list and page', async () => {
  const { ask, read } = await siteForQuestions();
  await ask({ name: 'Đorđe Šćepanović', email: 'DS@primjer.ba', message: 'Kada je skupština?' });
  await ask({ name: 'Amra', email: 'amra@primjer.ba', message: 'Članarina iznosi 50%\nili manje' });
  for (const [words, expected] of [
    ['djordje', [1]],
    ['dorde scepanovic', [1]],
    ['ds@PRIMJER', [1]],
    ['skupstina amra', []],
    ['SKUPŠTINA đorđe', [1]],
    ['clanarina', [2]],
    ['50%', [2]],
    ['manje amra', [2]],
    ['primjer', [2, 1]],
    ['_', []],
    [' ', [2, 1]],
    ['', [2, 1]],
  ] as const) {
    const query = `?search=${encodeURIComponent(words)}`;
    const list = (await read(query)).body;
    assert.deepEqual(ids(list), expected, words);
    const counts = { totalPages: list.length && 1, page: 1, total: list.length };
    assert.deepEqual((await read(`${query}&page=1`)).body, { items: list, ...counts }, words);
  }
});

test('a message is deleted once, by an id that there is; the others stay', async () => {
  const { ask, read, remove } = await siteForQuestions();
  await ask();
  await ask();
  for (const query of ['', '?id=', '?id=0', '?id=-1', '?id=x', '?id=99', '?id=1&id=1'])
    assert.equal((await remove(query)).status, 404, query);
  const { status, body } = await remove('?id=1');
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  assert.equal((await remove('?id=1')).status, 404);
  assert.deepEqual(ids((await read()).body), [2]);
});

const longestEmail = `${'a'.repeat(243)}@primjer.ba`;
const problems = {
  bs: {
    required: 'Ovo polje je obavezno.',
    email: 'Unesite ispravnu e-mail adresu, npr. ime@primjer.ba',
    tooLong: (max: number) => `Tekst može imati najviše ${max} znakova.`,
  },
  en: {
    required: 'This field is required.',
    email: 'Enter a valid e-mail address, such as name@example.com',
    tooLong: (max: number) => `The text can have at most ${max} characters.`,
  },
};

for (const language of ['bs', 'en'] as const) {
  test(`${language}: name, address and message are required and have bounds`, async () => {
    const { site, ask } = await siteForQuestions();
    const { required, email, tooLong } = problems[language];
    const cases: [name: string, values: unknown[], problem: string][] = [
      ['name', [undefined, null, '', ' \t\n\u00a0'], required],
      ['email', [undefined, null, ''], required],
      ['message', [undefined, null, '', '\r\n'], required],
      ['name', ['č'.repeat(301)], tooLong(300)],
      ['email', [`a${longestEmail}`], tooLong(254)],
      ['message', ['č'.repeat(10_001)], tooLong(10_000)],
      ['email', ['adnan', 'adnan@primjer', 'a b@primjer.ba', 'a@b@c.ba'], email],
    ];
    for (const [name, values, problem] of cases) {
      for (const value of values) {
        const { status, body } = await ask({ [name]: value }, language);
        assert.deepEqual([status, body.fields], [422, { [name]: problem }], `${name} ${value}`);
      }
    }
    const { body } = await ask({ name: '', email: 'x', message: undefined }, language);
    assert.deepEqual(body.fields, { name: required, email, message: required });
    assert.deepEqual((await site.contents()).tables.questions, []);
  });
}

test('the longest texts are taken, counted in characters', async () => {
  const { ask } = await siteForQuestions();
  const longest = { name: '🧬'.repeat(300), email: longestEmail, message: ` ${'🧬'.repeat(10_000)}\n` };
  assert.equal((await ask(longest)).status, 201);
});

test('text is kept byte for byte', async () => {
  const { ask, read } = await siteForQuestions();
  const texts = ['čćšžđ ǆ ß', 'c\u030ce\u0301 \u010d', '👩🏽‍🔬 🇧🇦', 'שלום \u202babc', 'a\r\nb\rc\td\u200be'];
  texts.push('<script>alert(1)</script> &amp;', "'); DROP TABLE questions;--", '{{x}} \\u0041');
  for (const text of texts) assert.equal((await ask({ name: text, message: text })).status, 201, text);
  const found = (await read()).body.reverse();
  assert.deepEqual(
    found.map(({ name }) => name),
    texts,
  );
  assert.deepEqual(
    found.map(({ message }) => message),
    texts,
  );
});

test('only JSON is taken, and only an object', async () => {
  const { site, read } = await siteForQuestions();
  const fields: Record<string, string> = sampleForms.question;
  const whole = JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const body of [new URLSearchParams(fields), form, whole])
    assert.equal((await site.call('/questions.php', { method: 'POST', body })).status, 415);
  for (const body of ['', '{', `[${whole}]`, 'null', '"text"'])
    assert.equal((await site.call('/questions.php', { ...json(0), body })).status, 400, body);
  assert.deepEqual((await read()).body, []);
});

test('nobody without a token learns anything of a message', async () => {
  const { site, ask } = await siteForQuestions();
  await ask({ name: 'Tajna', message: 'Tajna poruka' });
  for (const query of ['', '?page=1', '?search=tajna', '?id=1', '?action=count&id=1']) {
    const response = await site.request(`/api/questions.php${query}`);
    assert.equal(response.status, 401, query);
    assert.doesNotMatch(await response.text(), /tajna/i);
  }
  assert.doesNotMatch(JSON.stringify(site.logged), /tajna|adnan/i);
});
