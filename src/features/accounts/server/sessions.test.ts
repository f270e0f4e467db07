import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { onlySqlite } from '#server/testing/test-database.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import { setAdministrator } from './actions.ts';
import { findLiveSession, startSession } from './sessions.ts';

const start = '2026-11-21T09:30:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000);
const days = (count: number) => count * 24 * 60;

test('no other wording of a credential opens', async () => {
  const { db, signIn } = await createTestSite();
  const token = (await signIn()).Authorization.slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest('hex');
  const other = [...token].reverse().join('');
  for (const header of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Bearer  ${token}`,
    ` Bearer ${token}`,
    `Bearer ${token} `,
    `Bearer ${token}=`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token.toUpperCase()}`,
    `Bearer ${other}`,
    `Bearer ${hash}`,
    `Bearer ${hash.slice(0, 43)}`,
    `Bearer ${token}, Bearer ${token}`,
    'Bearer null',
    'Bearer undefined',
    "Bearer ' or 1=1 --",
  ])
    assert.equal(await findLiveSession(db, header, minutesLater(0)), undefined, String(header));
  const expected = {
    id: 1,
    user: { id: 1, email: 'urednica@primjer.ba', role: 'administrator', language: 'bs' },
  };
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    assert.deepEqual(await findLiveSession(db, `${scheme} ${token}`, minutesLater(0)), expected);
});

test('who asks for the own session is told when the last visit ended', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const lastVisitAt = async (instant: string) => {
    site.setClock(instant);
    return (await site.call<{ last_visit_at: string | null }>('/session', { headers })).body.last_visit_at;
  };
  assert.equal(await lastVisitAt('2026-11-21T10:00:00.000Z'), null);
  assert.equal(await lastVisitAt('2026-11-21T15:00:00.000Z'), '2026-11-21T10:00:00.000Z');
});

test('an account has a language, the same in each of its browsers', async () => {
  const site = await createTestSite();
  const [here, elsewhere] = [await site.signIn(), await site.signIn()];
  const call = async (init: RequestInit) => {
    const { status, body } = await site.call('/session', init);
    return [status, (body as { user?: { language: string } }).user?.language];
  };
  const choose = (language: string) => {
    const { headers, ...init } = json({ language }, 'PUT');
    return call({ ...init, headers: { ...(headers as object), ...here } });
  };
  assert.deepEqual(await call({ headers: here }), [200, 'bs']);
  assert.deepEqual(await choose('en'), [200, 'en']);
  assert.deepEqual(await call({ headers: elsewhere }), [200, 'en']);
  assert.deepEqual(await choose('de'), [422, undefined]);
  assert.deepEqual(await call({ headers: elsewhere }), [200, 'en']);
});

test('a token counts nowhere but in its header', async () => {
  const site = await createTestSite();
  const { Authorization } = await site.signIn();
  const token = Authorization.slice('Bearer '.length);
  const elsewhere: [query: string, headers: Record<string, string>][] = [
    [`?token=${token}&access_token=${token}`, {}],
    ['', { Cookie: `token=${token}; Authorization=${Authorization}` }],
    ['', { 'X-Authorization': Authorization, 'X-Access-Token': token, 'Proxy-Authorization': Authorization }],
  ];
  for (const [query, headers] of elsewhere) {
    const refused = await site.call(`/login.php${query}`, { method: 'DELETE', headers });
    assert.deepEqual([refused.status, refused.headers.get('www-authenticate')], [401, 'Bearer']);
  }
  assert.equal((await site.call('/login.php', { method: 'DELETE', headers: { Authorization } })).status, 200);
});

test('use keeps a session alive for another week each time, for a month at most', async () => {
  const { db, signIn } = await createTestSite();
  const { Authorization } = await signIn();
  const isAlive = async (minutes: number) =>
    (await findLiveSession(db, Authorization, minutesLater(minutes))) !== undefined;
  for (const day of [7, 14, 21, 28, 30]) assert.equal(await isAlive(days(day)), true, `day ${day}`);
  assert.equal(await isAlive(days(30) + 1), false);
  assert.equal(await isAlive(days(28)), false, 'it is gone for good');
});

test('a week without use ends a session for good', async () => {
  const { db, signIn } = await createTestSite();
  const { Authorization } = await signIn();
  assert.equal(await findLiveSession(db, Authorization, minutesLater(days(7) + 1)), undefined);
  assert.equal(await findLiveSession(db, Authorization, minutesLater(0)), undefined);
});

test('the time of use is written every five minutes, not with every call', async () => {
  const { db, signIn } = await createTestSite();
  const { Authorization } = await signIn();
  const usedAfter = async (minutes: number) => {
    await findLiveSession(db, Authorization, minutesLater(minutes));
    return (await db.selectFrom('sessions').select('used_at').executeTakeFirstOrThrow()).used_at;
  };
  assert.equal(await usedAfter(5), start);
  assert.equal(await usedAfter(6), minutesLater(6).toISOString());
});

test('signing in clears away sessions that have ended, and no living one', async () => {
  const { db, signIn } = await createTestSite();
  await signIn();
  await startSession(db, 1, minutesLater(days(3)));
  await startSession(db, 1, minutesLater(days(8)));
  const rows = await db.selectFrom('sessions').select('id').execute();
  assert.deepEqual(
    rows.map(({ id }) => id),
    [2, 3],
  );
});

test('one sees where one is signed in: this session first, then by use, and nobody else’s', async () => {
  const site = await createTestSite();
  const colleague = { email: 'kolega@primjer.ba', password: 'tuđa-lozinka' };
  const headers = await site.signIn();
  const lateSignIn = minutesLater(days(2)).toISOString();
  await startSession(site.db, 1, minutesLater(10), 'Safari, iPhone');
  site.setClock(lateSignIn);
  await setAdministrator(site.db, colleague, minutesLater(0));
  const init = json(colleague);
  await site.call('/login.php', {
    ...init,
    headers: { ...init.headers, 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0' },
  });
  await startSession(site.db, 1, minutesLater(-days(6)), 'Safari, iPad');
  const list = async (of: Record<string, string>) => (await site.call('/sessions', { headers: of })).body;
  assert.deepEqual(await list(headers), [
    { id: 1, device: '', created_at: start, used_at: lateSignIn, is_current: true },
    {
      id: 2,
      device: 'Safari, iPhone',
      created_at: minutesLater(10).toISOString(),
      used_at: minutesLater(10).toISOString(),
      is_current: false,
    },
  ]);
  const { device } = await site.db
    .selectFrom('sessions')
    .select('device')
    .where('user_id', '=', 2)
    .executeTakeFirstOrThrow();
  assert.equal(device, 'Firefox, Windows');
});

test('the session that asks is the first of the list, though another was used later', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  await startSession(site.db, 1, minutesLater(3), 'Safari, iPhone');
  const { body } = await site.call<{ id: number }[]>('/sessions', { headers });
  assert.deepEqual(
    body.map(({ id }) => id),
    [1, 2],
  );
});

test('signing in begins a visit of the panel', async () => {
  const { db, signIn } = await createTestSite();
  await signIn();
  await startSession(db, 1, minutesLater(3));
  const { seen_at } = await db.selectFrom('users').select('seen_at').executeTakeFirstOrThrow();
  assert.equal(seen_at, minutesLater(3).toISOString());
});

test('signing out everywhere else ends one’s other sessions, and none of another administrator', async () => {
  const site = await createTestSite();
  const [mine, other] = [await site.signIn(), await site.signIn()];
  await setAdministrator(site.db, { email: 'kolega@primjer.ba', password: 'tuđa-lozinka' }, minutesLater(0));
  const theirs = { Authorization: `Bearer ${await startSession(site.db, 2, minutesLater(0))}` };
  const { status, body } = await site.call('/sessions', { method: 'DELETE', headers: mine });
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  const statuses = [mine, other, theirs].map(
    async headers => (await site.call('/session', { headers })).status,
  );
  assert.deepEqual(await Promise.all(statuses), [200, 401, 200]);
});

test('a clock that is set back ends no session, and a week without use ends it as before', async () => {
  const { db, signIn } = await createTestSite();
  const { Authorization } = await signIn();
  const isLive = async (minutes: number) =>
    (await findLiveSession(db, Authorization, minutesLater(minutes))) !== undefined;
  assert.deepEqual([await isLive(-days(365)), await isLive(-days(364))], [true, true]);
  assert.equal(await isLive(-days(364) + days(7) + 1), false);
});

test('a use that cannot be noted keeps nobody from reading', onlySqlite, async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  await sql`pragma query_only = on`.execute(site.db);
  site.setClock('2026-11-22T09:30:00.000Z');
  assert.equal((await site.call('/members.php', { headers })).status, 200);
});
