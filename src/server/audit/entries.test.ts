import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestSite, json, type TestSite } from '../testing/test-site.ts';
import { noteDeed, transact, withTrail } from './audit-trail.ts';
import { deleteAuditBefore, recordDeeds } from './entries.ts';

const who = { id: 7, email: 'urednica@primjer.ba' };

const record = ({ db }: TestSite, at: string) =>
  db.transaction().execute(tx => recordDeeds(tx, { who, at }, [{ action: 'login', type: 'account', id: 7 }]));

const timesOf = async ({ db }: TestSite) =>
  (await db.selectFrom('audit_entries').select('at').orderBy('id').execute()).map(({ at }) => at);

test('the database refuses to change an entry, or to remove one before its time', async () => {
  const site = await createTestSite();
  await record(site, '2026-01-01T00:00:00.000Z');
  const change = sql`update audit_entries set account_email = 'x'`;
  await assert.rejects(() => change.execute(site.db), /never changed/);
  await assert.rejects(() => site.db.deleteFrom('audit_entries').execute(), /before their time/);
  assert.equal((await timesOf(site)).length, 1);
});

test('entries from before an instant are removed, and no others can be', async () => {
  const site = await createTestSite();
  const times = ['2024-11-20T00:00:00.000Z', '2024-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
  for (const at of times) await record(site, at);
  const removed = await site.db.transaction().execute(tx => deleteAuditBefore(tx, times[1] ?? ''));
  assert.equal(removed, 1);
  assert.deepEqual(await timesOf(site), times.slice(1));
  await assert.rejects(() => site.db.deleteFrom('audit_entries').execute(), /before their time/);
});

test('what an account does and its entry are written together, or neither is', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const deeds = [{ action: 'create', type: 'member' }] as const;
  const trail = { db: site.db, doer: { who, at: '2026-11-21T00:00:00.000Z' }, titles: new Map() };
  const failing = () =>
    withTrail({ ...trail, deeds, isRead: false }, () =>
      transact(site.db, async tx => {
        await tx.deleteFrom('sessions').execute();
        // No entry can have it: the transaction fails with its entry.
        noteDeed({ action: null as never, type: 'member' });
      }),
    );
  await assert.rejects(failing);
  assert.deepEqual(await timesOf(site), []);
  assert.equal((await site.call('/session', { headers })).status, 200);
});

test('a call that is said twice is kept once', async () => {
  const site = await createTestSite();
  const headers = { ...(await site.signIn()), 'Idempotency-Key': 'isti' };
  const mail = json({ to: 'proba@primjer.ba' });
  for (const _ of [1, 2])
    await site.call('/mails/test', { ...mail, headers: { ...mail.headers, ...headers } });
  assert.equal((await timesOf(site)).length, 1);
});
