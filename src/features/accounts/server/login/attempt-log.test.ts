import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSite } from '#server/testing/test-site.ts';

const attempts = (site: TestSite) =>
  site.logged.filter(({ event }) => event !== 'request').map(({ at, ...line }) => line);

test('sign-ins and their refusals are in the log with the network of the client, and nothing of whom', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  await site.signIn();
  const signIn = (address: string, changes = {}) => {
    const { headers, ...init } = json({ ...administrator, ...changes });
    return site.call('/login.php', { ...init, headers: { ...headers, 'X-Forwarded-For': address } });
  };
  await signIn('198.51.100.77');
  await signIn('2001:db8:12:34:56::78');
  const wrong = { password: 'pogrešna-lozinka' };
  for (let tries = 0; tries < 7; tries += 1) await signIn('2001:db8:12:99::1', wrong);
  await signIn('::ffff:198.51.100.9', { email: 'niko@primjer.ba' });
  const refused = (network: string, code = 'wrong_credentials') => ({
    level: 'warn',
    event: 'sign-in refused',
    network,
    code,
  });
  assert.deepEqual(attempts(site), [
    { level: 'info', event: 'sign-in', network: '198.51.100.0/24' },
    { level: 'info', event: 'sign-in', network: '2001:db8:12::/48' },
    ...Array(6).fill(refused('2001:db8:12::/48')),
    refused('2001:db8:12::/48', 'too_many'),
    refused('198.51.100.0/24'),
  ]);
  // The timestamp could contain part of an address.
  const log = JSON.stringify(site.logged.map(({ at, ...line }) => line));
  for (const secret of ['198.51.100.77', ':34:56', '@', administrator.password, wrong.password])
    assert.equal(log.includes(secret), false, secret);
});

test('so are changes of the password', async () => {
  const site = await createTestSite();
  const headers = { 'Content-Type': 'application/json', ...(await site.signIn()) };
  for (const currentPassword of ['pogrešna', administrator.password]) {
    const init = json({ currentPassword, newPassword: 'druga-lozinka' });
    await site.call('/change-password.php', { ...init, headers });
  }
  assert.deepEqual(attempts(site), [
    { level: 'warn', event: 'password change refused', network: '127.0.0.0/24', code: 'validation' },
    { level: 'info', event: 'password change', network: '127.0.0.0/24' },
  ]);
});
