import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, editor, json, type TestSite } from '#server/testing/test-site.ts';
import type { Role } from '#shared/api/access.ts';
import type { Account } from '../contract.ts';

const password = 'moja-nova-lozinka';

/** A site with its administrator, and the calls that manage accounts. */
async function createSite(options = {}) {
  const site = await createTestSite({ isThrottled: false, ...options });
  const headers = await site.signIn();
  const call = <Body = Account & { link: string }>(method: string, query = '', body?: object) =>
    site.call<Body>(`/accounts${query}`, {
      ...(body ? json(body, method) : { method }),
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    });
  return {
    site,
    headers,
    list: async () => (await call<Account[]>('GET')).body,
    invite: (email: string, role: Role = 'editor') => call('POST', '', { email, role }),
    update: (id: number, body: object) => call<Account & { code: string }>('PUT', `?id=${id}`, body),
    remove: (id: number) => call<{ code: string }>('DELETE', `?id=${id}`),
    renew: (id: number) => call('POST', `/invitation?id=${id}`),
  };
}

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const take = (site: TestSite, link: string, chosen = password) =>
  site.call<{ code?: string }>('/password-resets/use', json({ token: tokenOf(link), password: chosen }));
const signInStatus = async (site: TestSite, email: string, chosen = password) =>
  (await site.call('/login.php', json({ email, password: chosen }))).status;

test('who is invited sets a password and signs in', async () => {
  const { site, invite, list } = await createSite();
  const { status, body } = await invite('Nova@primjer.ba');
  assert.equal(status, 201);
  assert.match(body.link, /^http:\/\/localhost:3000\/admin\/lozinka\/[\w-]{43}$/);
  const { link, ...account } = body;
  assert.deepEqual(account, {
    ...{ id: 2, email: 'Nova@primjer.ba', role: 'editor', disabled: false, invited: true },
    invited_until: '2026-11-28T09:30:00.000Z',
    ...{ created_at: '2026-11-21T09:30:00.000Z', last_login_at: null },
  });
  for (const guess of ['', password])
    assert.notEqual(await signInStatus(site, account.email, guess), 200, 'before there is a password');
  assert.equal((await take(site, link)).status, 200);
  assert.equal(await signInStatus(site, account.email), 200);
  const [, present] = await list();
  assert.deepEqual(
    [present?.invited, present?.invited_until, present?.last_login_at],
    [false, null, '2026-11-21T09:30:00.000Z'],
  );
});

test('an address that has an account is not invited again, however it is written', async () => {
  const { invite } = await createSite();
  const { status, body } = await invite(administrator.email.toUpperCase());
  assert.deepEqual([status, (body as unknown as { code: string }).code], [409, 'account_exists']);
});

test('an invitation works once and for seven days, a renewed one ends the others', async () => {
  const { site, invite, renew } = await createSite();
  const { body } = await invite('nova@primjer.ba');
  const renewed = await renew(body.id);
  assert.equal(renewed.status, 200);
  assert.deepEqual((await take(site, body.link)).body.code, 'link_ended');
  site.setClock('2026-11-28T09:30:00.000Z');
  assert.equal((await take(site, renewed.body.link)).status, 404);
  site.setClock('2026-11-28T09:29:59.999Z');
  assert.equal((await take(site, renewed.body.link)).status, 200);
  assert.equal((await take(site, renewed.body.link)).status, 404);
  const again = await renew(body.id);
  assert.deepEqual([again.status, (again.body as unknown as { code: string }).code], [409, 'account_active']);
});

test('a disabled account can do nothing any more, at once, until it is enabled', async () => {
  const { site, update } = await createSite();
  const theirs = await site.signIn('editor');
  const status = async () => (await site.call('/session', { headers: theirs })).status;
  assert.equal(await status(), 200);
  const { body } = await update(2, { disabled: true });
  assert.equal(body.disabled, true);
  assert.equal(await status(), 401);
  assert.equal(await signInStatus(site, editor.email, editor.password), 401);
  await update(2, { disabled: false });
  assert.equal(await status(), 401, 'the session has ended for good');
  assert.equal(await signInStatus(site, editor.email, editor.password), 200);
});

test('an invitation to an account that is disabled ends', async () => {
  const { site, invite, update } = await createSite();
  const { body } = await invite('nova@primjer.ba');
  await update(body.id, { disabled: true });
  await update(body.id, { disabled: false });
  assert.equal((await take(site, body.link)).status, 404);
});

test('a role changes what a session may do at once', async () => {
  const { site, update } = await createSite();
  const theirs = await site.signIn('editor');
  const status = async () => (await site.call('/members.php', { headers: theirs })).status;
  assert.equal(await status(), 403);
  assert.equal((await update(2, { role: 'administrator' })).body.role, 'administrator');
  assert.equal(await status(), 200);
  assert.equal((await update(2, { role: 'owner' })).status, 422);
});

test('a removed account is gone with its sessions; what it did is by nobody', async () => {
  const { site, headers, remove, list } = await createSite();
  const theirs = await site.signIn('editor');
  const { body: item } = await site.call<{ id: number }>('/education.php', {
    ...json({ title: 'Kurs', content: '<p>Kurs</p>', year: 2026, url: 'https://primjer.ba' }),
    headers: { 'Content-Type': 'application/json', ...theirs },
  });
  assert.equal((await remove(2)).status, 200);
  assert.equal((await site.call('/session', { headers: theirs })).status, 401);
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    [1],
  );
  const { body } = await site.call<{ updated_by: unknown }>(`/education.php?id=${item.id}`, { headers });
  assert.equal(body.updated_by, null);
  assert.equal((await remove(2)).status, 404);
});

test('the last administrator who can sign in stays one', async () => {
  const { site, invite, update, remove } = await createSite();
  // One who has not accepted, and one who is disabled, cannot sign in.
  await invite('pozvana@primjer.ba', 'administrator');
  await site.signIn('editor');
  await update(3, { role: 'administrator', disabled: true });
  for (const refused of [
    await update(1, { role: 'editor' }),
    await update(1, { disabled: true }),
    await remove(1),
  ])
    assert.deepEqual([refused.status, refused.body.code], [409, 'last_administrator']);
  await update(3, { disabled: false });
  assert.equal((await update(1, { role: 'editor' })).status, 200);
});

test('of two administrators who remove each other at one moment one stays', async () => {
  const { site, update } = await createSite();
  const theirs = await site.signIn('editor');
  await update(2, { role: 'administrator' });
  const mine = await site.signIn();
  const outcomes = await Promise.all([
    site.call('/accounts?id=2', { method: 'DELETE', headers: mine }),
    site.call('/accounts?id=1', { method: 'DELETE', headers: theirs }),
  ]);
  assert.equal(outcomes.filter(({ status }) => status === 200).length, 1);
  const left = await site.db.selectFrom('users').select('role').execute();
  assert.deepEqual(
    left.map(({ role }) => role),
    ['administrator'],
  );
});
