import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createLog } from '../../logging/log.ts';
import { DatabaseKeys } from '../../rate-limit/database-keys.ts';
import { readSettings } from '../../settings.ts';
import { openServices, prepareSite } from '../../start.ts';
import { createServerDatabase, onlyPostgres } from '../../testing/test-database.ts';
import type { Db, Schema } from '../schema.ts';
import { openOneServer, openServer } from '../testing/open-server.ts';
import { TableTracker } from '../tracking/table-tracker.ts';
import { openPostgres } from './postgres.ts';

/** In milliseconds. */
const patience = 30_000;

async function waitsForLock(db: Db | undefined): Promise<void> {
  assert.ok(db);
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
  const until = performance.now() + patience;
  while ((await waiting.execute(db)).rows.length === 0) assert.ok(performance.now() < until, 'nobody waits');
}

test('transactions that write run one at a time, on whichever instance', onlyPostgres, async () => {
  const [one, other] = await openServer(2);
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = one?.db.transaction().execute(async () => {
    events.push('first begins');
    begun.resolve();
    await goOn.promise;
    events.push('first ends');
  });
  await begun.promise;
  const second = other?.db.transaction().execute(async () => void events.push('second'));
  // Readers do not wait, and by now the second one does.
  await waitsForLock(other?.db);
  goOn.resolve();
  await Promise.all([first, second]);
  assert.deepEqual(events, ['first begins', 'first ends', 'second']);
});

test('what a writer has changed is on the disk when it goes on', onlyPostgres, async () => {
  const connectionString = await createServerDatabase();
  const tracker = new TableTracker();
  // The server of the tests itself waits for no disk.
  const waiting = { options: '-c synchronous_commit=on', allowExitOnIdle: true, idleTimeoutMillis: 500 };
  const { db } = await openPostgres<Schema>({ connectionString, ...waiting, tracker });
  await sql`create table notes (id bigint)`.execute(db);
  for (let times = 0; times < 20; times += 1) {
    const written = await db.transaction().execute(async tx => {
      await sql`insert into notes values (1)`.execute(tx);
      const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn() as at`.execute(tx);
      return rows[0]?.at;
    });
    const { rows } = await sql<{ isOnDisk: boolean }>`
      select pg_current_wal_flush_lsn() >= ${written}::pg_lsn as "isOnDisk"
    `.execute(db);
    assert.deepEqual(rows, [{ isOnDisk: true }]);
  }
});

test('tries are counted while somebody writes', onlyPostgres, async () => {
  const { db, serverTime } = await openOneServer();
  assert.ok(serverTime);
  const keys = new DatabaseKeys(db, serverTime);
  const count = () =>
    keys.transact({ own: { table: 'tries', name: 'a' } }, ({ own }, now) => {
      const tries = Number(own.get() ?? 0) + 1;
      own.set(tries, now + 60_000);
      return tries;
    });
  const [first, second] = await db.transaction().execute(async () => [await count(), await count()]);
  assert.deepEqual([first, second], [1, 2]);
});

test('a task under a lock waits for that of another instance', onlyPostgres, async () => {
  const [one, other] = await openServer(2);
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = one?.locks.run('files', async () => {
    begun.resolve();
    await goOn.promise;
    events.push('first ends');
  });
  await begun.promise;
  const second = other?.locks.run('files', async () => void events.push('second'));
  await waitsForLock(other?.db);
  goOn.resolve();
  await Promise.all([first, second]);
  assert.deepEqual(events, ['first ends', 'second']);
  await assert.rejects(
    async () => one?.locks.run('files', () => Promise.reject(new Error('refused'))),
    /refused/,
  );
  assert.equal(await other?.locks.run('files', async () => 'free again'), 'free again');
});

test(
  'sites that start at once on an empty database migrate it once and make one administrator',
  onlyPostgres,
  async t => {
    const DATABASE_URL = await createServerDatabase('template0');
    const folder = await mkdtemp(join(tmpdir(), 'sites-'));
    t.after(() => rm(folder, { recursive: true }));
    const starts = ['a', 'b'].map(async name => {
      const settings = readSettings({ DATABASE_URL, DATA_DIR: join(folder, name), STARTER_CONTENT: 'off' });
      const services = await openServices(settings, createLog({ write: () => undefined }));
      const told: string[] = [];
      await prepareSite(services, settings, text => told.push(text));
      const users = await services.db.selectFrom('users').select('id').execute();
      await services.engine.close();
      return { told: told.join('').includes('admin@example.com'), users: users.length };
    });
    const outcomes = await Promise.all(starts);
    assert.deepEqual(outcomes.map(({ told }) => told).sort(), [false, true]);
    assert.deepEqual(
      outcomes.map(({ users }) => users),
      [1, 1],
    );
  },
);

test('tries are counted without a sync, and everything else is written with one', onlyPostgres, async () => {
  const { db } = await openOneServer();
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and relpersistence = 'u'
  `.execute(db);
  assert.deepEqual(rows, [{ relname: 'throttled_keys' }]);
});
