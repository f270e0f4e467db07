import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { administrator, createTestSite } from '#server/testing/test-site.ts';
import { AppError } from '#shared/api/errors.ts';
import { changeOwnPassword, setAdministrator, signIn } from '../actions.ts';
import { findUserByEmail, sessionsOf } from '../queries.ts';
import { findLiveSession } from '../sessions.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
const newPassword = 'druga-lozinka';
const guard = { throttle: undefined, address: '192.0.2.1' };

/** A site where the administrator is signed in twice. */
async function createSite() {
  const site = await createTestSite({ isThrottled: false });
  const { db } = site;
  const beginSession = async () => {
    const session = await findLiveSession(db, (await site.signIn()).Authorization, now);
    assert.ok(session);
    return session;
  };
  const [mine, other] = [await beginSession(), await beginSession()];
  return {
    db,
    mine,
    other,
    signIn: (password: string, through: Db = db) =>
      signIn(through, { ...administrator, password }, { ...guard, now, device: '' }),
    change: (session: typeof mine, to: string, through: Db = db) =>
      changeOwnPassword(
        through,
        session,
        { currentPassword: administrator.password, newPassword: to },
        { ...guard, passwordLength: 6 },
      ),
    sessions: async () => (await sessionsOf(db, mine.user.id, new Date(0), new Date(0))).map(({ id }) => id),
  };
}

/** The same database, except that `meanwhile` runs between the first read and its result. */
function stopping(db: Db, meanwhile: () => Promise<unknown>): Db {
  let isFirst = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst) {
        isFirst = false;
        await meanwhile();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}

const refusal = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('a sign-in with the old password that a change of it overtakes is refused, and begins no session', async () => {
  const site = await createSite();
  const through = stopping(site.db, () => site.change(site.mine, newPassword));
  await assert.rejects(site.signIn(administrator.password, through), refusal('wrong_credentials'));
  assert.deepEqual(await site.sessions(), [site.mine.id]);
});

test('so is one that a new password by the command overtakes', async () => {
  const site = await createSite();
  const command = () => setAdministrator(site.db, { ...administrator, password: newPassword }, now);
  const through = stopping(site.db, command);
  await assert.rejects(site.signIn(administrator.password, through), refusal('wrong_credentials'));
  assert.deepEqual(await site.sessions(), []);
});

test('a sign-in goes on where the same password was meanwhile hashed anew', async () => {
  const site = await createSite();
  const command = () => setAdministrator(site.db, administrator, now);
  const { user } = await site.signIn(administrator.password, stopping(site.db, command));
  assert.equal(user.email, administrator.email);
  assert.equal((await site.sessions()).length, 1);
});

test('of two changes from one session at once the one that comes second is refused', async () => {
  const site = await createSite();
  const through = stopping(site.db, () => site.change(site.mine, newPassword));
  await assert.rejects(site.change(site.mine, 'treća-lozinka', through), refusal('validation'));
  await site.signIn(newPassword);
  await assert.rejects(site.signIn('treća-lozinka'), refusal('wrong_credentials'));
});

test('of two changes from two sessions the one that comes second is signed out and changes nothing', async () => {
  const site = await createSite();
  const through = stopping(site.db, () => site.change(site.mine, newPassword));
  await assert.rejects(site.change(site.other, 'treća-lozinka', through), refusal('unauthorized'));
  assert.deepEqual(await site.sessions(), [site.mine.id]);
  await site.signIn(newPassword);
});

test('a session that is ended while it changes the password changes nothing', async () => {
  const site = await createSite();
  const before = await findUserByEmail(site.db, administrator.email);
  const end = () => site.db.deleteFrom('sessions').where('id', '=', site.other.id).execute();
  await assert.rejects(site.change(site.other, newPassword, stopping(site.db, end)), refusal('unauthorized'));
  assert.deepEqual(await findUserByEmail(site.db, administrator.email), before);
  assert.deepEqual(await site.sessions(), [site.mine.id]);
});

test('of many sign-ins and two changes at once one change is made, and only its session is left', async () => {
  const site = await createSite();
  const attempts = [
    ...Array.from({ length: 6 }, () => site.signIn(administrator.password)),
    site.change(site.mine, newPassword),
    ...Array.from({ length: 6 }, () => site.signIn(administrator.password)),
    site.change(site.other, 'treća-lozinka'),
    ...Array.from({ length: 12 }, () => site.signIn(administrator.password)),
  ];
  const outcomes = await Promise.allSettled(attempts);
  const isChanged = [outcomes[6], outcomes[13]].map(outcome => outcome?.status === 'fulfilled');
  assert.equal(isChanged.filter(Boolean).length, 1);
  assert.deepEqual(await site.sessions(), [isChanged[0] ? site.mine.id : site.other.id]);
});
