import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import { removeTwoFactor, setAccountByCommand } from './commands.ts';
import { confirmSecret, offerSecret } from './two-factor/two-factor-queries.ts';

/** A site with its administrator, and what a command leaves in it. */
async function createSite() {
  const site = await createTestSite({ isThrottled: false });
  await site.signIn();
  return {
    site,
    /** What nobody who is signed in did, by its action, what it was done to, and the changed fields. */
    audit: async () => {
      const entries = await site.db
        .selectFrom('audit_entries')
        .selectAll()
        .where('account_id', 'is', null)
        .orderBy('id')
        .execute();
      return entries.map(({ action, type, item_id, title, changed }) => [
        ...[action, `${type} ${item_id} ${title}`],
        JSON.parse(changed),
      ]);
    },
    mails: () => site.db.selectFrom('mails').select(['template', 'to_address', 'text']).execute(),
  };
}

/** What an entry says it was done to. */
const owner = `account 1 ${administrator.email}`;

const signInStatus = async (site: TestSite) => (await site.call('/login.php', json(administrator))).status;

async function turnOn({ services: { db, clock } }: TestSite): Promise<void> {
  await offerSecret(db, 1, 'JBSWY3DPEHPK3PXP');
  await db.transaction().execute(tx => confirmSecret(tx, 1, clock()));
}

test('the second factor is turned off, the password stays; the audit has it and the owner is told', async () => {
  const { site, audit, mails } = await createSite();
  await turnOn(site);
  assert.equal(await removeTwoFactor(site.services, 'niko@primjer.ba'), 'unknown');
  assert.equal(await removeTwoFactor(site.services, ' Urednica@primjer.ba '), 'removed');
  assert.equal(await removeTwoFactor(site.services, administrator.email), 'none');
  assert.equal(await signInStatus(site), 200);
  assert.deepEqual(await audit(), [['second_factor', owner, []]]);
  const [mail, ...others] = await mails();
  assert.deepEqual([mail?.template, mail?.to_address, others], ['security-notice', administrator.email, []]);
  assert.match(mail?.text ?? '', /isključena prijava u dva koraka[\s\S]*Uređaj: naredba na serveru/);
});

test('a password that was set leaves an entry, and its owner is told', async () => {
  const { site, audit, mails } = await createSite();
  assert.equal(await setAccountByCommand(site.services, administrator), 'changed');
  assert.deepEqual(await audit(), [['password', owner, []]]);
  const [mail, ...others] = await mails();
  assert.deepEqual([mail?.to_address, others], [administrator.email, []]);
  assert.match(mail?.text ?? '', /Lozinka Vašeg naloga je promijenjena/);
});

test('an account that gets another role or can be signed in to again leaves an entry of that too', async () => {
  const { site, audit } = await createSite();
  await site.db.updateTable('users').set({ disabled_at: site.services.clock().toISOString() }).execute();
  await setAccountByCommand(site.services, { ...administrator, role: 'editor' });
  await setAccountByCommand(site.services, { ...administrator, role: 'editor' });
  assert.deepEqual(await audit(), [
    ['account', owner, ['role', 'disabled']],
    ['password', owner, []],
    ['password', owner, []],
  ]);
});

test('an account that is added leaves an entry, and nobody is told', async () => {
  const { site, audit, mails } = await createSite();
  const added = { email: 'nova@primjer.ba', password: 'moja-nova-lozinka' };
  assert.equal(await setAccountByCommand(site.services, added), 'added');
  assert.deepEqual(await audit(), [['account', 'account 2 nova@primjer.ba', ['email', 'role']]]);
  assert.deepEqual(await mails(), []);
});
