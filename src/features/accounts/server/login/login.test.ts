import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { administrator, createTestSite, json } from '#server/testing/test-site.ts';
import { setAdministrator } from '../actions.ts';
import { dummyHash, passwordQueue } from '../passwords/passwords.ts';

type Login = { token: string; user: { id: number; email: string } };

/** A site with an administrator and no session. */
async function createSiteWithAdministrator(options = {}) {
  const site = await createTestSite(options);
  await setAdministrator(site.db, administrator, new Date('2026-11-01T08:00:00Z'));
  const signIn = (changes = {}) => site.call<Login>('/login.php', json({ ...administrator, ...changes }));
  return { site, signIn };
}

test('the right password is answered with a token that opens, and with who one is', async () => {
  const { site, signIn } = await createSiteWithAdministrator();
  const { status, body } = await signIn();
  assert.equal(status, 200);
  assert.deepEqual(body, { token: body.token, user: { id: 1, email: administrator.email } });
  const init = { method: 'DELETE', headers: { Authorization: `Bearer ${body.token}` } };
  assert.equal((await site.call('/login.php', init)).status, 200);
});

test('a token is 256 random bits, another one each time, of which only the SHA-256 is kept', async () => {
  const { site, signIn } = await createSiteWithAdministrator();
  const first = (await signIn()).body.token;
  const second = (await signIn()).body.token;
  for (const token of [first, second]) {
    assert.match(token, /^[\w-]{43}$/);
    assert.equal(Buffer.from(token, 'base64url').byteLength, 32);
  }
  assert.notEqual(first, second);
  const stored = JSON.stringify(await site.contents());
  for (const token of [first, second]) {
    assert.equal(stored.includes(token), false);
    assert.equal(stored.includes(createHash('sha256').update(token).digest('hex')), true);
  }
});

test('the password itself is nowhere in the database or the log', async () => {
  const { site, signIn } = await createSiteWithAdministrator();
  const { token } = (await signIn()).body;
  await signIn({ password: 'pogrešna-lozinka' });
  assert.equal(JSON.stringify(await site.contents()).includes(administrator.password), false);
  assert.equal(site.logged.length, 4, 'both calls and how they went are in the log');
  const log = JSON.stringify(site.logged);
  for (const secret of [administrator.password, 'pogrešna-lozinka', token, administrator.email])
    assert.equal(log.includes(secret), false);
});

test('a wrong password and an unknown address are refused alike', async () => {
  const { site, signIn } = await createSiteWithAdministrator();
  const wrong = await signIn({ password: 'pogrešna-lozinka' });
  const unknown = await signIn({ email: 'niko@primjer.ba' });
  const expected = { error: 'Neispravni podaci za prijavu', code: 'wrong_credentials' };
  const visible = ({ status, body, headers }: typeof wrong) => {
    const named = Object.fromEntries(headers);
    return { status, body, headers: { ...named, 'x-request-id': '' } };
  };
  assert.deepEqual([wrong.status, wrong.body], [401, expected]);
  assert.deepEqual(visible(unknown), visible(wrong));
  assert.deepEqual((await site.contents()).tables.sessions, []);
});

test('an unknown address costs as much work as a wrong password', async t => {
  const { signIn } = await createSiteWithAdministrator({ isThrottled: false });
  // Made once, before it is counted.
  await dummyHash();
  const hashing = t.mock.method(passwordQueue, 'run');
  const hashes = async (changes: Record<string, string>) => {
    hashing.mock.resetCalls();
    await signIn(changes);
    return hashing.mock.callCount();
  };
  assert.equal(await hashes({ password: 'pogrešna-lozinka' }), 1);
  assert.equal(await hashes({ email: 'niko@primjer.ba' }), 1);
});

test('the address is taken in any case and with spaces around it, the password only as it is', async () => {
  const { signIn } = await createSiteWithAdministrator();
  for (const email of ['UREDNICA@PRIMJER.BA', ' urednica@primjer.ba ', 'Urednica@Primjer.ba'])
    assert.deepEqual((await signIn({ email })).body.user, { id: 1, email: administrator.email });
  for (const password of [
    'TAJNA-LOZINKA',
    ' tajna-lozinka',
    'tajna-lozinka ',
    'tajna-lozink',
    'tajna-lozinka\0',
  ])
    assert.equal((await signIn({ password })).status, 401, JSON.stringify(password));
});

test('credentials that cannot be any are a validation error, not a try', async () => {
  const { site, signIn } = await createSiteWithAdministrator();
  const cases: [changes: Record<string, unknown>, fields: string[]][] = [
    [{ email: '' }, ['email']],
    [{ email: 'urednica' }, ['email']],
    [{ email: null, password: null }, ['email', 'password']],
    [{ email: ['urednica@primjer.ba'] }, ['email']],
    [{ email: { $ne: '' }, password: { $ne: '' } }, ['email', 'password']],
    [{ password: '' }, ['password']],
    [{ password: 12345678 }, ['password']],
    [{ password: 'x'.repeat(1_001) }, ['password']],
  ];
  for (const [changes, fields] of cases) {
    const { status, body } = await signIn(changes);
    assert.equal(status, 422, JSON.stringify(changes));
    assert.deepEqual(Object.keys((body as unknown as { fields: object }).fields), fields);
  }
  assert.equal((await signIn()).status, 200, 'eight refusals have not throttled anybody');
  assert.equal((await site.contents()).tables.sessions?.length, 1);
});

test('logout ends this session and no other', async () => {
  const { site, signIn } = await createSiteWithAdministrator();
  const bearer = async () => ({ Authorization: `Bearer ${(await signIn()).body.token}` });
  const mine = await bearer();
  const other = await bearer();
  const logout = (headers: Record<string, string>) => site.call('/login.php', { method: 'DELETE', headers });
  const { status, body } = await logout(mine);
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } });
  assert.equal((await logout(mine)).status, 401);
  assert.equal((await logout(other)).status, 200);
  assert.deepEqual((await site.contents()).tables.sessions, []);
});
