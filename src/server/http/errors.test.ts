import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { newsForm } from '#features/news/server/testing.ts';
import { onlySqlite } from '../testing/test-database.ts';
import { administrator, createTestSite, json } from '../testing/test-site.ts';
import { UnavailableError } from '../unavailable.ts';

test('a refusal says its text in the language of the request', async () => {
  const site = await createTestSite();
  const bs = { error: 'Traženi sadržaj ne postoji ili je uklonjen.', code: 'not_found' };
  const en = { error: 'What you are looking for does not exist or has been removed.', code: 'not_found' };
  const cases: [query: string, acceptLanguage: string | undefined, expected: unknown][] = [
    ['', undefined, bs],
    ['', 'en-GB,en;q=0.9', en],
    ['', 'hr;q=0.9, en;q=0.8', bs],
    ['', 'de', bs],
    ['&lang=en', 'bs', en],
    ['&lang=bs', 'en', bs],
    ['&lang=', 'en', en],
  ];
  for (const [query, language, expected] of cases) {
    const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
    const { status, body } = await site.call(`/news-item.php?id=1${query}`, { headers });
    assert.deepEqual({ status, body }, { status: 404, body: expected }, `${query} ${language}`);
  }
});

test('a validation error names each field, in the language of the request', async () => {
  const site = await createTestSite();
  const request = (language: string) => ({
    ...json({ email: 'nije adresa' }),
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
  });
  const bs = await site.call('/login.php', request('bs'));
  assert.equal(bs.status, 422);
  assert.deepEqual(bs.body, {
    error: 'Provjerite unesene podatke.',
    code: 'validation',
    fields: {
      email: 'Unesite ispravnu e-mail adresu, npr. ime@primjer.ba',
      password: 'Ovo polje je obavezno.',
    },
  });
  const en = await site.call('/login.php', request('en'));
  assert.deepEqual(en.body, {
    error: 'Please check what you entered.',
    code: 'validation',
    fields: {
      email: 'Enter a valid e-mail address, such as name@example.com',
      password: 'This field is required.',
    },
  });
});

test('the text of a bound names the bound', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const body = newsForm({ title: 'a'.repeat(301) });
  const answer = await site.call('/news.php', { method: 'POST', headers, body });
  assert.deepEqual(answer.body, {
    error: 'Provjerite unesene podatke.',
    code: 'validation',
    fields: { title: 'Tekst može imati najviše 300 znakova.' },
  });
});

test('every other refusal has a text and a code, no fields and nothing else', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const cases: [path: string, init: RequestInit, status: number, code: string][] = [
    ['/login.php', { ...json(0), body: '{' }, 400, 'bad_request'],
    ['/login.php', { method: 'DELETE' }, 401, 'unauthorized'],
    ['/login.php', json({ ...administrator, password: 'pogrešna' }), 401, 'wrong_credentials'],
    ['/nothing.php', {}, 404, 'not_found'],
    ['/news.php', { method: 'PUT' }, 405, 'method_not_allowed'],
    ['/login.php', { ...json(0), body: `"${'x'.repeat(1024 * 1024)}"` }, 413, 'too_large'],
    ['/news.php', { ...json({}), headers: { ...headers, ...json(0).headers } }, 415, 'unsupported_type'],
  ];
  for (const [path, init, status, code] of cases) {
    const answer = await site.call<{ error: string; code: string }>(path, init);
    assert.equal(answer.status, status, code);
    assert.equal(answer.headers.get('content-type'), 'application/json');
    assert.deepEqual(Object.keys(answer.body), ['error', 'code'], code);
    assert.equal(answer.body.code, code);
    assert.match(answer.body.error, /^\p{Lu}.*\S$/u, 'a text for a person');
  }
});

test('a defect is answered with a generic text and an id that the log knows, and nothing more', async () => {
  const site = await createTestSite();
  const sound = await site.call('/news.php');
  assert.equal(sound.status, 200);
  await site.db.schema.alterTable('news').renameTo('away').execute();
  const { status, body, headers } = await site.call<{ requestId: string }>('/news.php?lang=en');
  assert.equal(status, 500);
  assert.deepEqual(body, {
    error: 'Something went wrong. Please try again.',
    code: 'internal',
    requestId: headers.get('x-request-id'),
  });
  assert.match(body.requestId, /^[0-9a-f-]{36}$/);
  const defect = site.logged.find(({ event }) => event === 'defect');
  assert.equal(defect?.id, body.requestId);
  assert.match(
    String(defect?.error),
    /no such table: news|relation "news" does not exist/,
    'the reason is in the log',
  );
});

test('a write that fails half way leaves nothing behind', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  await site.db.schema.alterTable('news').renameColumn('search_text', 'other_text').execute();
  const before = await site.contents();
  const body = newsForm({ image: await samplePicture() });
  const { status } = await site.call('/news.php', { method: 'POST', headers, body });
  assert.equal(status, 500);
  assert.deepEqual(await site.contents(), before);
});

test('a closed database fails closed: no call that needs it answers with success', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  await site.db.destroy();
  for (const [path, init] of [
    ['/news.php', {}],
    ['/news.php', { method: 'POST', headers, body: newsForm() }],
    ['/login.php', json(administrator)],
  ] as const) {
    const { status, body } = await site.call<{ code: string }>(path, init);
    assert.deepEqual({ status, code: body.code }, { status: 500, code: 'internal' });
  }
});

test(
  'a full disk is said in words and once, however many calls meet it; reads go on',
  onlySqlite,
  async () => {
    const site = await createTestSite();
    const headers = await site.signIn();
    await sql`pragma max_page_count = 1`.execute(site.db);
    const statuses: number[] = [];
    for (let write = 0; write < 3; write += 1) {
      const body = newsForm({ content: 'x'.repeat(100_000) });
      statuses.push((await site.call('/news.php', { method: 'POST', headers, body })).status);
    }
    assert.deepEqual(statuses, [500, 500, 500]);
    const told = site.logged.filter(({ level }) => level === 'error');
    assert.deepEqual(
      told.map(({ event, reason }) => [event, reason]),
      [['failure', 'The disk is full: there was no room for the database in DATA_DIR.']],
    );
    assert.equal((await site.call('/news.php')).status, 200);
    await sql`pragma max_page_count = 4294967294`.execute(site.db);
    assert.equal((await site.call('/news.php', { method: 'POST', headers, body: newsForm() })).status, 201);
  },
);

test('while the store of files is away, calls that need it are answered so and the log says why once', async () => {
  const site = await createTestSite();
  const away = () => Promise.reject(new UnavailableError('The store does not answer.'));
  Object.assign(site.originals, { write: away });
  const headers = await site.signIn();
  for (let round = 0; round < 2; round += 1) {
    const body = newsForm({ image: await samplePicture() });
    const answer = await site.call('/news.php', { method: 'POST', headers, body });
    assert.deepEqual(
      [answer.status, answer.body, answer.headers.get('retry-after')],
      [
        503,
        { error: 'Usluga trenutno nije dostupna. Pokušajte ponovo malo kasnije.', code: 'unavailable' },
        '10',
      ],
    );
  }
  const failures = site.logged.filter(({ level }) => level === 'error');
  assert.deepEqual(
    failures.map(({ event, reason }) => [event, reason]),
    [['failure', 'The store does not answer.']],
  );
});
