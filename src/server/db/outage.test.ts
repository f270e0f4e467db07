import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { silentLog } from '../logging/log.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { createServerDatabase, onlyPostgres } from '../testing/test-database.ts';
import { UnavailableError } from '../unavailable.ts';
import { openEngine } from './open-engine.ts';
import { openPostgres } from './postgres/postgres.ts';
import type { Db, Schema } from './schema.ts';
import { createFreezable } from './testing/frozen-server.ts';
import { TableTracker } from './tracking/table-tracker.ts';

async function open(t: TestContext, options: { max: number; connectionTimeoutMillis?: number }) {
  const connectionString = await createServerDatabase();
  const engine = await openPostgres<Schema>({ connectionString, tracker: new TableTracker(), ...options });
  t.after(() => engine.close());
  return engine;
}

const read = (db: Db) => sql`select 1 as one`.execute(db);

test('however many write, there is a connection for what they read beside it', onlyPostgres, async t => {
  const { db } = await open(t, { max: 2 });
  const write = () => db.transaction().execute(() => read(db));
  const all = await Promise.all(Array.from({ length: 20 }, write));
  assert.equal(all.length, 20);
});

test('whoever finds no free connection waits longer than a server has to take one', onlyPostgres, async t => {
  const { db } = await open(t, { max: 1, connectionTimeoutMillis: 1_500 });
  const busy = sql`select pg_sleep(2)`.execute(db);
  assert.deepEqual((await read(db)).rows, [{ one: 1 }]);
  await busy;
});

test(
  'a server that freezes fails what is under way and what waits, and is used again when it answers',
  onlyPostgres,
  async t => {
    const { connectionString, freeze, thaw } = await createFreezable(t, await createServerDatabase());
    const tracker = new TableTracker();
    const settings = readSettings({ DATABASE_URL: connectionString });
    const { db, close } = await openEngine(settings, { tracker, log: silentLog, role: 'site' });
    t.after(close);
    await read(db);
    freeze();
    // More than there are connections.
    const refused = Array.from({ length: 30 }, () => assert.rejects(read(db), UnavailableError));
    await Promise.all(refused);
    await assert.rejects(
      db.transaction().execute(() => read(db)),
      UnavailableError,
    );
    thaw();
    let isBack = false;
    while (!isBack) {
      await setImmediate();
      isBack = await read(db).then(
        () => true,
        () => false,
      );
    }
    assert.deepEqual((await db.transaction().execute(() => read(db))).rows, [{ one: 1 }]);
    assert.ok(tracker.isCurrent);
  },
);

test('a server that freezes right after it took a connection is given up', {
  ...onlyPostgres,
  timeout: 30_000,
}, async t => {
  const { connectionString, freezeAt } = await createFreezable(t, await createServerDatabase());
  freezeAt('pg_try_advisory_lock');
  const settings = readSettings({ DATABASE_URL: connectionString });
  const opening = openEngine(settings, { tracker: new TableTracker(), log: silentLog, role: 'site' });
  await assert.rejects(opening, SettingsError);
});
