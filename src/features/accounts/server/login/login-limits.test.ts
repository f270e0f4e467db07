import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import { setAdministrator } from '../actions.ts';
import { passwordQueue } from '../passwords/passwords.ts';

async function createSiteWithAdministrator(options = {}) {
  const site = await createTestSite({ trustedProxies: 1, ...options });
  await setAdministrator(site.db, administrator, new Date());
  return site;
}

const wrong = { password: 'pogrešna-lozinka' };

/** A login from an address in the network, as a trusted proxy reports it. */
function tryToSignIn(site: TestSite, changes: Record<string, string> = {}, address = '198.51.100.1') {
  const init = json({ ...administrator, ...changes });
  const headers = { ...init.headers, 'X-Forwarded-For': address };
  return site.call<{ code: string }>('/login.php', { ...init, headers });
}

/** Sends wrong passwords in parallel and returns the statuses in order. */
async function tryOften(site: TestSite, count: number, changes: Record<string, string> = {}) {
  const tries = Array.from({ length: count }, () => tryToSignIn(site, { ...wrong, ...changes }));
  return (await Promise.all(tries)).map(({ status }) => status).sort();
}

for (const [whose, email] of [
  ['a known', administrator.email],
  ['an unknown', 'niko@primjer.ba'],
  ['a very long, unknown', `${'a'.repeat(243)}@primjer.ba`],
  ['an unknown, oddly written', 'n\u0131ko\u200b+ǆ🧬@primjer.ba'],
] as const) {
  test(`the seventh try at ${whose} account is told to wait`, async () => {
    const site = await createSiteWithAdministrator();
    for (let tries = 0; tries < 6; tries += 1)
      assert.equal((await tryToSignIn(site, { ...wrong, email })).status, 401);
    const { status, body, headers } = await tryToSignIn(site, { ...wrong, email });
    assert.deepEqual(
      { status, body, wait: headers.get('retry-after') },
      {
        status: 429,
        body: { error: 'Previše pokušaja. Pokušajte ponovo malo kasnije.', code: 'too_many' },
        wait: '1',
      },
    );
  });
}

test('of fifty parallel tries six are guesses, and the owner is back a second later', async () => {
  const site = await createSiteWithAdministrator();
  assert.deepEqual(await tryOften(site, 50), [...Array(6).fill(401), ...Array(44).fill(429)]);
  site.setClock('2026-11-21T09:30:01.000Z');
  assert.equal((await tryToSignIn(site)).status, 200);
});

test('under attack from ten addresses a known and an unknown account are alike, and the owner gets in', async () => {
  const site = await createSiteWithAdministrator();
  const emails = [administrator.email, 'niko@primjer.ba'];
  // Called directly, because hashing 120 passwords would be slow.
  for (let tries = 0; tries < 60; tries += 1) {
    for (const email of emails) await site.services.loginThrottle?.take(email, `203.0.113.${tries % 10}`);
  }
  for (const email of emails) {
    const { status, headers } = await tryToSignIn(site, { email });
    assert.deepEqual([status, headers.get('retry-after')], [429, '64'], email);
  }
  site.setClock('2026-11-21T09:31:04.000Z');
  assert.equal((await tryToSignIn(site)).status, 200);
  assert.equal((await tryToSignIn(site, { email: 'niko@primjer.ba' })).status, 401);
});

test('the right password has to wait too, works after that, and makes the failures forgotten', async () => {
  const site = await createSiteWithAdministrator();
  await tryOften(site, 6);
  assert.equal((await tryToSignIn(site)).status, 429);
  site.setClock('2026-11-21T09:30:01.000Z');
  assert.equal((await tryToSignIn(site)).status, 200);
  assert.deepEqual(await tryOften(site, 6), Array(6).fill(401));
});

test('the case of the address does not make it another account', async () => {
  const site = await createSiteWithAdministrator();
  await tryOften(site, 3, { email: 'Urednica@primjer.ba' });
  await tryOften(site, 3, { email: ' urednica@PRIMJER.ba' });
  assert.equal((await tryToSignIn(site)).status, 429);
});

test('neither the same account at another address nor another account here is blocked', async () => {
  const site = await createSiteWithAdministrator();
  await tryOften(site, 6);
  assert.equal((await tryToSignIn(site)).status, 429);
  assert.equal((await tryToSignIn(site, {}, '198.51.100.2')).status, 200);
  assert.deepEqual(await tryOften(site, 1, { email: 'niko@primjer.ba' }), [401]);
});

test('forty wrong tries of a neighbour at other accounts do not keep the owner from their own address', async () => {
  const site = await createSiteWithAdministrator();
  assert.equal((await tryToSignIn(site)).status, 200);
  for (let tries = 0; tries < 40; tries += 1) {
    await site.services.loginThrottle?.take(`niko${tries}@primjer.ba`, '198.51.100.1');
  }
  const other = await tryToSignIn(site, { email: 'niko@primjer.ba' });
  assert.deepEqual([other.status, other.headers.get('retry-after')], [429, '60']);
  assert.equal((await tryToSignIn(site)).status, 200);
});

test('who finds the queue of passwords full has made no try, at the login or at a change of the password', async () => {
  const site = await createSiteWithAdministrator();
  const headers = { ...(await site.signIn()), 'X-Forwarded-For': '198.51.100.1' };
  const take = () => passwordQueue.take('198.51.100.1');
  const underWay = await Promise.all([take(), take()]);
  const waiting = Array.from({ length: 20 }, take);
  const passwords = json({ currentPassword: 'x', newPassword: 'sasvim-nova-lozinka' });
  const change = () =>
    site.call('/change-password.php', { ...passwords, headers: { ...passwords.headers, ...headers } });
  for (const refused of [await tryToSignIn(site), await change(), ...(await tryOften(site, 10))])
    assert.equal(typeof refused === 'number' ? refused : refused.status, 429);
  for (const leave of underWay) leave();
  for (const turn of waiting) (await turn)();
  assert.deepEqual(await tryOften(site, 6), Array(6).fill(401));
});

test('with RATE_LIMIT=off nobody waits', async () => {
  const site = await createSiteWithAdministrator({ isThrottled: false });
  assert.deepEqual(await tryOften(site, 8), Array(8).fill(401));
  assert.equal((await tryToSignIn(site)).status, 200);
});
