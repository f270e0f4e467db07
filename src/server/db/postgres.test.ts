import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { alphabetical } from '#shared/alphabet.ts';
import { searchText } from '#shared/search.ts';
import { createLog } from '../logging/log.ts';
import { DatabaseKeys } from '../rate-limit/database-keys.ts';
import { readSettings } from '../settings.ts';
import { openServices, prepareSite } from '../start.ts';
import { runs } from '../testing/arbitraries.ts';
import { createServerDatabase, onlyPostgres } from '../testing/test-database.ts';
import { UnavailableError } from '../unavailable.ts';
import { listForeignKeys } from './engine.ts';
import { isForeignKeyViolation } from './errors.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { TableTracker } from './table-tracker.ts';

/** A new database, opened as often as there are sites. */
async function open(sites = 1) {
  const connectionString = await createServerDatabase();
  const options = { connectionString, allowExitOnIdle: true, idleTimeoutMillis: 500, max: 3 };
  const opened = Array.from({ length: sites }, () =>
    openPostgres<Schema>({ ...options, tracker: new TableTracker() }),
  );
  return Promise.all(opened);
}

async function openOne() {
  const [engine] = await open();
  assert.ok(engine);
  return engine;
}

/** The tables with their columns and references, in one order. */
async function schemaOf(db: Db) {
  // The index of words is each engine's own.
  const alike = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('search_words'));
  const tables = alike.map(({ name, columns }) => {
    const described = columns.map(column => ({
      name: column.name,
      isNullable: column.isNullable && !column.isAutoIncrementing,
      hasDefault: column.hasDefaultValue && !column.isAutoIncrementing,
      isNumber: /int/i.test(column.dataType),
    }));
    return [name, described.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
  });
  const keys = (await listForeignKeys(db)).map(key => JSON.stringify(key));
  return { tables: Object.fromEntries(tables), keys: keys.sort() };
}

test('both engines end with the same tables and references', onlyPostgres, async () => {
  const embedded = openSqlite<Schema>(':memory:');
  await migrate(embedded as never);
  const { db } = await openOne();
  assert.deepEqual(await schemaOf(db), await schemaOf(embedded));
});

test('texts are sorted and searched as the program does it', onlyPostgres, async () => {
  const { db } = await openOne();
  const letters = [..."abcčćdđžšljnzĐŽŠČĆLJNéÄőßﬁ '-0", 'e\u0301', 'dž', 'Dž', 'LJ', 'ς', '\n', '㏀'];
  const property = fc.asyncProperty(fc.array(fc.constantFrom(...letters)), async chosen => {
    const text = chosen.join('');
    const { rows } = await sql<{ key: Buffer; searched: string }>`
      select alphabetical(${text}::text) as key, search_text(${text}) as searched
    `.execute(db);
    assert.deepEqual([rows[0]?.key.toString(), rows[0]?.searched], [alphabetical(text), searchText(text)]);
  });
  await fc.assert(property, runs(200));
});

test('numbers are JavaScript’s, or an error', onlyPostgres, async () => {
  const { db } = await openOne();
  const ask = async (number: string) =>
    (await sql<{ number: number }>`select ${number}::bigint as number`.execute(db)).rows[0]?.number;
  assert.equal(await ask('9007199254740991'), Number.MAX_SAFE_INTEGER);
  await assert.rejects(ask('9007199254740992'), RangeError);
});

test('transactions that write run one at a time, on whichever instance', onlyPostgres, async () => {
  const [one, other] = await open(2);
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

async function waitsForLock(db: Db | undefined): Promise<void> {
  assert.ok(db);
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
  while ((await waiting.execute(db)).rows.length === 0);
}

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

test(
  'a transaction that caught an error of the database fails, and the next one begins',
  onlyPostgres,
  async () => {
    const { db } = await openOne();
    await sql`create table notes (id bigint primary key)`.execute(db);
    const write = (ids: readonly number[]) =>
      db.transaction().execute(async tx => {
        for (const id of ids) await sql`insert into notes values (${id})`.execute(tx).catch(() => undefined);
      });
    await assert.rejects(write([1, 1]), { name: 'AbortedTransactionError' });
    await write([2]);
    assert.deepEqual((await sql`select id from notes`.execute(db)).rows, [{ id: 2 }]);
  },
);

type Read = { pid: number; part: number };

test('reads of one moment that come often travel on one connection', onlyPostgres, async () => {
  const { db } = await openOne();
  const read = async (divisor: number) => {
    const reading = sql<Read>`select pg_backend_pid() as pid, 1 / ${divisor}::int as part`;
    return (await reading.execute(db)).rows[0];
  };
  const apart = await Promise.all([read(1), read(2)]);
  assert.notEqual(apart[0]?.pid, apart[1]?.pid);
  for (let times = 0; times < 5; times += 1) await read(1);
  const [one, wrong, other] = await Promise.allSettled([read(1), read(0), read(2)]);
  assert.ok(one?.status === 'fulfilled' && other?.status === 'fulfilled');
  assert.deepEqual([one.value?.part, other.value?.pid], [1, one.value?.pid]);
  assert.match(String(wrong?.status === 'rejected' ? wrong.reason : ''), /division by zero/);
});

test('statements that come often go on when a newer version adds a column', onlyPostgres, async () => {
  const { db } = await openOne();
  await sql`create table notes (id bigint)`.execute(db);
  await sql`insert into notes values (1)`.execute(db);
  await db.connection().execute(async own => {
    const read = async () => [
      (await sql`select * from notes where id = ${1}`.execute(own)).rows,
      (await sql`select id, count(*) as count from notes where id = ${1} group by id`.execute(own)).rows,
    ];
    for (let times = 0; times < 10; times += 1) await read();
    const prepared = await sql<{ text: string }>`
      select statement as text from pg_prepared_statements
    `.execute(own);
    assert.match(prepared.rows.map(({ text }) => text).join(), /count\(\*\)/);
    await sql`alter table notes add column text text`.execute(db);
    assert.deepEqual(await read(), [[{ id: 1, text: null }], [{ id: 1, count: 1 }]]);
  });
});

test('tries are counted while somebody writes', onlyPostgres, async () => {
  const { db, serverTime } = await openOne();
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
  const [one, other] = await open(2);
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
  'an error of the database is known, one of the connection is 503 and forgotten',
  onlyPostgres,
  async () => {
    const { db } = await openOne();
    const orphan = { album_id: 1, title: '', file: 'a.webp', created_at: '', position: 0 };
    await assert.rejects(db.insertInto('images').values(orphan).execute(), isForeignKeyViolation);
    const lost = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    await assert.rejects(lost, UnavailableError);
    assert.deepEqual(await db.selectFrom('files').selectAll().execute(), []);
  },
);

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
  const { db } = await openOne();
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and relpersistence = 'u'
  `.execute(db);
  assert.deepEqual(rows, [{ relname: 'throttled_keys' }]);
});
