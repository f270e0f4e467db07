import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { administrator, createTestSite, json } from '#server/testing/test-site.ts';
import { AppError } from '#shared/api/errors.ts';
import { insertUser } from '../queries.ts';
import { dummyHash, hashPassword, verifyPassword } from './passwords.ts';

/** The hash of 'password' in the reference implementation's test vectors (P-H-C/phc-winner-argon2, src/test.c). */
const weak = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';

const parts = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$([\w+/]{43})$/;

test("a password is kept as a PHC string of Argon2id with OWASP's parameters and a salt of its own", async () => {
  const hashes = await Promise.all([hashPassword('tajna-lozinka'), hashPassword('tajna-lozinka')]);
  const salts = hashes.map(hash => parts.exec(hash)?.[1]);
  assert.ok(salts[0] && salts[1]);
  assert.notEqual(salts[0], salts[1]);
  for (const hash of hashes)
    assert.deepEqual(await verifyPassword('tajna-lozinka', hash), { isCorrect: true, isStale: false });
});

test('only the very same password is correct, to its last character', async () => {
  const password = `${'ž'.repeat(998)}ab`;
  const hash = await hashPassword(password);
  assert.equal((await verifyPassword(password, hash)).isCorrect, true);
  for (const other of [
    '',
    'ž'.repeat(998),
    `${'ž'.repeat(998)}aB`,
    `${password}c`,
    password.normalize('NFD'),
  ])
    assert.equal((await verifyPassword(other, hash)).isCorrect, false);
});

test('a hash of weaker parameters is understood, and stale', async () => {
  assert.deepEqual(await verifyPassword('password', weak), { isCorrect: true, isStale: true });
  assert.deepEqual(await verifyPassword('passwore', weak), { isCorrect: false, isStale: true });
});

test('what is no such hash is a defect, not a wrong password', async () => {
  for (const hash of [
    '',
    'tajna-lozinka',
    '$2b$10$abcdefghijklmnopqrstuu',
    weak.replace('argon2id', 'argon2i'),
  ])
    await assert.rejects(verifyPassword('tajna-lozinka', hash), /not an Argon2id PHC string/);
});

test('the hash for unknown addresses costs what a real one costs, and fits no password', async () => {
  const hash = await dummyHash();
  assert.match(hash, parts);
  assert.equal(await dummyHash(), hash, 'it is made once');
  assert.equal((await verifyPassword('', hash)).isCorrect, false);
});

test('signing in makes a stale hash new; a wrong password does not', async () => {
  const { db, call } = await createTestSite();
  await insertUser(db, administrator.email, weak, new Date());
  const stored = async () =>
    (await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()).password_hash;
  await call('/login.php', json({ ...administrator, password: 'pogrešna' }));
  assert.equal(await stored(), weak);
  const right = json({ ...administrator, password: 'password' });
  assert.equal((await call('/login.php', right)).status, 200);
  const renewed = await stored();
  assert.match(renewed, parts);
  assert.equal((await call('/login.php', right)).status, 200);
  assert.equal(await stored(), renewed, 'a hash of today is kept');
});

test('two are worked on at a time, and an address with too many waiting is told to come again', async () => {
  const hash = await hashPassword('tajna-lozinka');
  // The queue frees a place in the next turn of the event loop.
  await setImmediate();
  const tries = Array.from({ length: 40 }, () => verifyPassword('pogrešna', hash, '203.0.113.1'));
  const settled = Promise.allSettled(tries);
  const other = verifyPassword('tajna-lozinka', hash, '198.51.100.1').then(() => 'other');
  // It starts after the two that are running; of 22 that are taken many are still waiting when it ends, however
  // the processor shares its time.
  const first = await Promise.race([other, tries[15]?.then(() => 'attacker')]);
  assert.equal(first, 'other');
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  assert.equal(refused.length, 18);
  for (const { reason } of refused as PromiseRejectedResult[]) {
    assert.ok(reason instanceof AppError && reason.code === 'too_many');
    assert.equal(reason.headers['Retry-After'], '1');
  }
});
