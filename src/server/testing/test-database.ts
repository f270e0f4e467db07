import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { LocalLocks, type Locks } from '../db/locks.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { loadPg } from '../db/postgres/postgres-pool.ts';
import { toKysely } from '../db/sqlite/sqlite.ts';
import { TableTracker } from '../db/tracking/table-tracker.ts';

/** The bytes of an SQLite database, or the name of one that PostgreSQL takes as a template. */
export type DatabaseSnapshot = Uint8Array | string;

type TestDatabase<Tables> = {
  db: Kysely<Tables>;
  locks: Locks;
  /** The present data, for further databases. PostgreSQL copies no database that is in use, so it is closed. */
  snapshot: () => Promise<DatabaseSnapshot>;
};

const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** The options of tests that look into SQLite itself. */
export const onlySqlite = { skip: isPostgres && 'only on SQLite' };

/** The options of tests that look into PostgreSQL itself. */
export const onlyPostgres = { skip: !isPostgres && 'only on PostgreSQL' };

/** Cached for the process: migrating takes fifty times as long as copying the result. */
let empty: Promise<DatabaseSnapshot> | undefined;

/** A migrated database in memory; with `TEST_DATABASE=postgres` one on the server that scripts/postgres.ts has started. */
export async function createTestDatabase<Tables>(
  tracker: TableTracker,
  start?: DatabaseSnapshot,
): Promise<TestDatabase<Tables>> {
  empty ??= isPostgres ? migratedTemplate() : migratedBytes();
  const from = start ?? (await empty);
  return typeof from === 'string' ? createPostgres(tracker, from) : createSqlite(tracker, from);
}

async function migratedBytes(): Promise<DatabaseSnapshot> {
  const database = new DatabaseSync(':memory:');
  await migrate(toKysely(database, new TableTracker()));
  return database.serialize();
}

async function createSqlite<Tables>(tracker: TableTracker, from: Uint8Array): Promise<TestDatabase<Tables>> {
  const database = new DatabaseSync(':memory:');
  database.deserialize(from);
  const db = toKysely<Tables>(database, tracker);
  return { db, locks: new LocalLocks(), snapshot: async () => database.serialize() };
}

let maintenance: Promise<Pool> | undefined;
const created: string[] = [];

/** One connection to the server's maintenance database, for all tests of the process. */
async function openMaintenance(): Promise<Pool> {
  const { Pool } = await loadPg();
  const pool = new Pool({ connectionString: serverUrl().href, max: 1, allowExitOnIdle: true });
  process.once('beforeExit', async () => {
    for (const name of created) await pool.query(`drop database "${name}" with (force)`);
    await pool.end();
  });
  return pool;
}

function serverUrl(): URL {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Tests on PostgreSQL are run by: node scripts/postgres.ts node --test FILES');
  return new URL(url);
}

function urlOf(name: string): string {
  const url = serverUrl();
  url.pathname = name;
  return url.href;
}

/** Made by the first process that needs it: the others wait. */
async function migratedTemplate(): Promise<string> {
  const name = 'migrated';
  maintenance ??= openMaintenance();
  const pool = await maintenance;
  await pool.query('select pg_advisory_lock(1)');
  const { rows } = await pool.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length === 0) {
    await pool.query('create database migrating template template0');
    const connectionString = urlOf('migrating');
    const engine = await openPostgres<never>({ tracker: new TableTracker(), connectionString });
    await migrate(engine.db);
    await engine.close();
    await pool.query(`alter database migrating rename to ${name}`);
  }
  await pool.query('select pg_advisory_unlock(1)');
  return name;
}

/** The address of a new database on the server, migrated or a copy of another one. */
export async function createServerDatabase(from?: string): Promise<string> {
  maintenance ??= openMaintenance();
  const pool = await maintenance;
  const name = `test-${randomUUID()}`;
  const template = from ?? (await migratedTemplate());
  // Half as long as the default, which writes each page of the template to the log.
  await pool.query(`create database "${name}" template "${template}" strategy file_copy`);
  created.push(name);
  return urlOf(name);
}

async function createPostgres<Tables>(tracker: TableTracker, from: string): Promise<TestDatabase<Tables>> {
  const connectionString = await createServerDatabase(from);
  const { db, locks, close } = await openPostgres<Tables>({
    tracker,
    connectionString,
    max: 4,
    idleTimeoutMillis: 500,
    allowExitOnIdle: true,
  });
  const snapshot = async () => {
    await close();
    return new URL(connectionString).pathname.slice(1);
  };
  return { db, locks, snapshot };
}
