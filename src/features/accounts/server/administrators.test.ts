import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import { ensureAdministrator, generatePassword, setAdministrator } from './actions.ts';

const now = new Date('2026-11-21T09:30:00.000Z');

const signInStatus = async (site: TestSite, credentials: { email: string; password: string }) =>
  (await site.call('/login.php', json(credentials))).status;

test('where there is no administrator the given one is added', async () => {
  const site = await createTestSite();
  assert.deepEqual(await ensureAdministrator(site.db, administrator, now), {
    ...administrator,
    isGenerated: false,
  });
  assert.equal(await signInStatus(site, administrator), 200);
  const user = await site.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  assert.match(user.password_hash, /^\$argon2id\$/);
  const key = administrator.email;
  assert.deepEqual(
    [user.id, user.email, user.email_key, user.created_at, user.role],
    [1, key, key, now.toISOString(), 'administrator'],
  );
});

test('without a given one an administrator is made, with a random password', async () => {
  const site = await createTestSite();
  const made = await ensureAdministrator(site.db, { email: undefined, password: undefined }, now);
  assert.ok(made?.isGenerated);
  assert.equal(made.email, 'admin@example.com');
  assert.match(made.password, /^[A-Za-z0-9]{20}$/);
  assert.equal(await signInStatus(site, made), 200);
});

test('where there is one, whoever it is, nothing is added or changed', async () => {
  const site = await createTestSite();
  await setAdministrator(site.db, administrator, now);
  const before = await site.contents();
  const others = [
    { email: 'drugi@primjer.ba', password: 'druga-lozinka' },
    { email: administrator.email, password: 'druga-lozinka' },
    { email: undefined, password: undefined },
  ];
  for (const other of others) assert.equal(await ensureAdministrator(site.db, other, now), undefined);
  assert.deepEqual(await site.contents(), before);
});

test('setting an administrator who exists changes the password and ends their sessions only', async () => {
  const site = await createTestSite();
  const colleague = { email: 'kolega@primjer.ba', password: 'tuđa-lozinka' };
  assert.equal(await setAdministrator(site.db, colleague, now), 'added');
  await signInStatus(site, colleague);
  await site.signIn();
  await site.signIn();
  const changed = { email: 'UREDNICA@primjer.ba', password: 'druga-lozinka' };
  assert.equal(await setAdministrator(site.db, changed, now), 'changed');
  const sessions = await site.db.selectFrom('sessions').select('user_id').execute();
  assert.deepEqual(
    sessions.map(({ user_id }) => user_id),
    [1],
  );
  assert.equal(await signInStatus(site, administrator), 401);
  assert.equal(await signInStatus(site, changed), 200);
  const users = await site.db.selectFrom('users').select('email').execute();
  assert.deepEqual(
    users.map(({ email }) => email),
    [colleague.email, administrator.email],
  );
});

test('generated passwords differ and carry at least 100 bits', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  assert.equal(new Set(passwords).size, 500);
  for (const password of passwords) assert.match(password, /^[A-Za-z0-9]{20}$/);
});
