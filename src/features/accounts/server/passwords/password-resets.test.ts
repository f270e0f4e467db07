import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { Page } from '#shared/api/endpoint.ts';

const password = 'moja-nova-lozinka';

async function createSite(options = {}) {
  const site = await createTestSite({ isThrottled: false, ...options });
  await site.signIn();
  return site;
}

const request = (site: TestSite, email: string, headers = {}) =>
  site.call('/password-resets', {
    ...json({ email }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** The tokens of the links that were sent, which only the outbox knows. */
async function sentTokens(site: TestSite): Promise<string[]> {
  const mails = await site.db
    .selectFrom('mails')
    .select('secrets')
    .where('secrets', 'is not', null)
    .execute();
  return mails.map(({ secrets }) => {
    const { link } = JSON.parse(secrets ?? '') as { link: string };
    return link.slice(link.lastIndexOf('/') + 1);
  });
}

const choose = (site: TestSite, token: string, chosen = password) =>
  site.call<{ code?: string; fields?: object }>('/password-resets/use', json({ token, password: chosen }));
const signInStatus = async (site: TestSite, chosen: string) =>
  (await site.call('/login.php', json({ email: administrator.email, password: chosen }))).status;

test('a link sets a password, once, and ends all sessions', async () => {
  const site = await createSite();
  const headers = await site.signIn();
  const { status, body } = await request(site, administrator.email.toUpperCase());
  assert.deepEqual([status, body], [202, {}]);
  const [token = ''] = await sentTokens(site);
  assert.match(token, /^[\w-]{43}$/);
  assert.equal((await choose(site, token)).status, 200);
  assert.equal((await site.call('/session', { headers })).status, 401);
  assert.deepEqual(
    [await signInStatus(site, administrator.password), await signInStatus(site, password)],
    [401, 200],
  );
  const entries = await site.db.selectFrom('audit_entries').select(['action', 'account_email']).execute();
  assert.ok(
    entries.some(entry => entry.action === 'password' && entry.account_email === administrator.email),
  );
  const again = await choose(site, token, 'jos-jedna-lozinka');
  assert.deepEqual([again.status, again.body.code], [404, 'link_ended']);
});

test('an unknown, a disabled and an invited address are answered as any, and nothing is sent', async () => {
  const site = await createSite();
  const now = site.services.clock().toISOString();
  await site.db
    .insertInto('users')
    .values([
      {
        email: 'a@primjer.ba',
        email_key: 'a@primjer.ba',
        password_hash: 'x',
        created_at: now,
        disabled_at: now,
      },
      { email: 'b@primjer.ba', email_key: 'b@primjer.ba', password_hash: '', created_at: now },
    ])
    .execute();
  for (const email of ['niko@primjer.ba', 'a@primjer.ba', 'b@primjer.ba']) {
    const { status, body } = await request(site, email);
    assert.deepEqual([status, body], [202, {}]);
  }
  assert.deepEqual(await sentTokens(site), []);
});

test('known and unknown addresses take the same time', async () => {
  const site = await createSite();
  const timeOf = async (email: string) => {
    const start = performance.now();
    await request(site, email);
    return performance.now() - start;
  };
  const known = await timeOf(administrator.email);
  const unknown = await timeOf('niko@primjer.ba');
  // The clock of the answers ticks in quarters of a second.
  for (const time of [known, unknown]) assert.ok(time >= 245, `${time} ms`);
});

test('a link works for half an hour', async () => {
  const site = await createSite();
  await request(site, administrator.email);
  const [token = ''] = await sentTokens(site);
  site.setClock('2026-11-21T10:00:00.000Z');
  assert.equal((await choose(site, token)).status, 404);
  site.setClock('2026-11-21T09:59:59.999Z');
  assert.equal((await choose(site, token)).status, 200);
});

test('who asks again and again sends no more than three messages in half an hour', async () => {
  const site = await createSite();
  for (let time = 0; time < 5; time += 1)
    assert.equal((await request(site, administrator.email)).status, 202);
  const tokens = await sentTokens(site);
  assert.equal(tokens.length, 3);
  site.setClock('2026-11-21T10:00:00.000Z');
  await request(site, administrator.email);
  assert.equal((await sentTokens(site)).length, 4);
});

test('an address may ask sixty times in ten minutes', async () => {
  const site = await createTestSite();
  const limit = site.services.resetLimit;
  for (let time = 0; time < 60; time += 1) await limit?.take('192.0.2.1');
  await assert.rejects(limit?.take('192.0.2.1') ?? Promise.resolve(), { code: 'too_many' });
  await limit?.take('192.0.2.2');
});

test('a link that is used fifty times at one moment sets one password', async () => {
  const site = await createSite();
  await request(site, administrator.email);
  const [token = ''] = await sentTokens(site);
  const chosen = Array.from({ length: 50 }, (_, number) => `lozinka-broj-${number}`);
  const statuses = (await Promise.all(chosen.map(each => choose(site, token, each)))).map(
    ({ status }) => status,
  );
  assert.equal(statuses.filter(status => status === 200).length, 1);
  for (const status of statuses) assert.ok([200, 404, 429].includes(status), String(status));
  assert.equal(await signInStatus(site, chosen[statuses.indexOf(200)] ?? ''), 200);
});

test('a new password has to meet the rules, and a refused one does not use up the link', async () => {
  const site = await createSite();
  await request(site, administrator.email);
  const [token = ''] = await sentTokens(site);
  for (const refused of ['kratka'.slice(1), 'password1', '\ud800aaaaaa']) {
    const { status, body } = await choose(site, token, refused);
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [422, ['password']], refused);
  }
  assert.equal((await choose(site, token)).status, 200);
});

test('what is no token is told as what was used', async () => {
  const site = await createSite();
  for (const token of ['', 'x', 'x'.repeat(43), 'ž'.repeat(43)])
    assert.deepEqual((await choose(site, token)).body.code, 'link_ended');
});

test('the link is in none of the answers of the panel, in both languages', async () => {
  const site = await createSite();
  for (const [language, told] of [
    ['bs', '[ovaj link vidi samo primalac]'],
    ['en', '[only the recipient sees this link]'],
  ] as const) {
    await request(site, administrator.email, { 'Accept-Language': language });
    const headers = await site.signIn();
    const { body: page } = await site.call<Page<{ id: number; about: unknown }>>('/mails', { headers });
    const [mail] = page.items;
    assert.equal(mail?.about, null);
    const { body } = await site.call<{ text: string; html: string }>(`/mails?id=${mail?.id}`, { headers });
    assert.ok(body.text.includes(told) && body.html.includes(told));
    for (const token of await sentTokens(site)) assert.ok(!JSON.stringify(body).includes(token));
  }
});

test('the panel knows whether a link can be sent', async () => {
  const mailed = async (smtpUrl: string | undefined) => {
    const site = await createTestSite({ mail: { smtpUrl } });
    return (await site.call('/password-resets')).body;
  };
  assert.deepEqual(await mailed(undefined), { is_mailed: false });
  assert.deepEqual(await mailed('smtp://localhost'), { is_mailed: true });
});
