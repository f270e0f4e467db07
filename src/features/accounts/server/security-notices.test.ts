import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSite } from '#server/testing/test-site.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A site with its administrator. */
async function createSite() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  return { site, headers };
}

const signIn = (site: TestSite, agent: string, browserKey?: string) =>
  site.call('/login.php', {
    ...json({ ...administrator, browserKey }),
    headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
  });

const told = async (site: TestSite) =>
  (await site.db.selectFrom('mails').select(['template', 'to_address', 'text']).orderBy('id').execute()).map(
    ({ template, to_address, text }) => ({ template, to: to_address, text }),
  );

test('the owner hears of a browser that was not used before, and of the first one not', async () => {
  const { site } = await createSite();
  await signIn(site, chrome);
  await signIn(site, chrome);
  assert.deepEqual(await told(site), []);
  await signIn(site, firefox);
  await signIn(site, firefox);
  const [mail, ...others] = await told(site);
  assert.equal(others.length, 0);
  assert.deepEqual([mail?.template, mail?.to], ['security-notice', administrator.email]);
  assert.match(mail?.text ?? '', /Kada: 21\.11\.2026 10:30\nUređaj: Firefox, Linux/);
});

test('a browser that says which it is is known by that alone', async () => {
  const { site } = await createSite();
  for (const [agent, key] of [
    [chrome, 'a'],
    [firefox, 'a'],
    [chrome, 'b'],
    [chrome, 'b'],
  ] as const)
    await signIn(site, agent, key);
  assert.equal((await told(site)).length, 1);
});

test('a browser that was not used for a year is new', async () => {
  const { site } = await createSite();
  await signIn(site, chrome);
  await signIn(site, firefox);
  site.setClock('2027-11-20T09:30:00.000Z');
  await signIn(site, chrome);
  assert.equal((await told(site)).length, 1);
  site.setClock('2027-11-22T09:30:00.000Z');
  await signIn(site, firefox);
  assert.equal((await told(site)).length, 2);
});

test('a wrong password is told to nobody', async () => {
  const { site } = await createSite();
  await signIn(site, chrome);
  await site.call('/login.php', json({ ...administrator, password: 'pogrešna' }));
  assert.deepEqual(await told(site), []);
});

test('the owner hears of a changed password, in the language of the account', async () => {
  const { site, headers } = await createSite();
  await site.db.updateTable('users').set({ language: 'en' }).execute();
  const change = { currentPassword: administrator.password, newPassword: 'druga-lozinka' };
  const init = json(change);
  await site.call('/change-password.php', {
    ...init,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'bs', ...headers },
  });
  const [mail] = await told(site);
  assert.match(mail?.text ?? '', /^Hello,\n\nThe password of your account was changed\./);
  assert.match(mail?.text ?? '', /When: 21 November 2026 10:30\n/);
});

test('administrators hear of an invitation that was accepted', async () => {
  const { site, headers } = await createSite();
  await site.signIn('editor');
  const invited = await site.call<{ link: string }>('/accounts', {
    ...json({ email: 'nova@primjer.ba', role: 'editor' }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const token = invited.body.link.slice(-43);
  await site.call('/password-resets/use', json({ token, password: 'moja-nova-lozinka' }));
  const mails = (await told(site)).map(({ template, to }) => [template, to]);
  assert.deepEqual(mails, [
    ['account-invitation', 'nova@primjer.ba'],
    ['invitation-accepted', administrator.email],
  ]);
});
