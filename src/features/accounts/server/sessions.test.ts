import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createTestSite } from '#server/testing/test-site.ts';
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
  const expected = { id: 1, user: { id: 1, email: 'urednica@primjer.ba' } };
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    assert.deepEqual(await findLiveSession(db, `${scheme} ${token}`, minutesLater(0)), expected);
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
    const { status } = await site.call(`/login.php${query}`, { method: 'DELETE', headers });
    assert.equal(status, 401);
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
