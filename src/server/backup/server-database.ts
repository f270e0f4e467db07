import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { copyRows, listTables } from '../db/copy-rows.ts';
import type { AnyDb, Engine } from '../db/engine.ts';
import { isOfServer } from '../db/errors.ts';
import { appliedMigrations, migrate, migrateLike } from '../db/migrate/migrate.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { holdSite } from '../db/postgres/postgres-locks.ts';
import { createClient } from '../db/postgres/postgres-pool.ts';
import { openSqlite } from '../db/sqlite/sqlite.ts';
import { TableTracker } from '../db/tracking/table-tracker.ts';
import { UnavailableError } from '../unavailable.ts';
import { databaseMember } from './archive.ts';
import { BackupFailure } from './failure.ts';
import type { SiteDatabase } from './site-database.ts';

/** The database of `DATABASE_URL`. Methods throw an `UnavailableError` if it does not answer. */
export async function openServerDatabase(
  connectionString: string,
): Promise<SiteDatabase & { close: () => Promise<void> }> {
  const engine = await openPostgres<never>({ connectionString, tracker: new TableTracker() });
  const { db } = engine;
  const isThere = async () => (await appliedMigrations(db)).length > 0;
  let needClaim = async () => {};
  return {
    async copySize() {
      if (!(await isThere())) throw new BackupFailure('There is no site in the database of DATABASE_URL.');
      const { rows } = await sql<{ bytes: number }>`
        select pg_database_size(current_database()) as bytes
      `.execute(db);
      return rows[0]?.bytes ?? 0;
    },
    copyTo: file => copyFromServer(db, file),
    async claim() {
      const claim = await claimServer(connectionString);
      needClaim = claim.need;
      return claim.release;
    },
    async keepIn(folder) {
      if (!(await isThere())) return false;
      await copyFromServer(db, join(folder, databaseMember));
      return true;
    },
    replaceWith: file => replaceOnServer(engine, file, () => needClaim()),
    close: () => engine.close(),
  };
}

async function copyFromServer(db: AnyDb, file: string): Promise<void> {
  await withSqlite(file, async copy => {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async from => {
        await migrateLike(from, copy);
        await copy.transaction().execute(to => copyRows(from, to));
      });
  });
}

/** `needClaim` throws if other sites are no longer kept away. */
async function replaceOnServer(
  { db, locks }: Pick<Engine<never>, 'db' | 'locks'>,
  file: string,
  needClaim: () => Promise<void>,
): Promise<void> {
  await withSqlite(file, async copy => {
    await migrate(copy);
    await locks.run('start', () => migrate(db));
    try {
      await db.transaction().execute(async to => {
        const tables = (await listTables(to)).map(name => sql.table(name));
        // Restarted numbers are undone with the transaction, those that are set afterwards too.
        await sql`truncate ${sql.join(tables)} restart identity`.execute(to);
        await copyRows(copy, to);
        await needClaim();
      });
    } catch (error) {
      if (!isOfServer(error)) throw error;
      throw new BackupFailure(`PostgreSQL refuses what is in the backup: ${error.message}.`, {
        cause: error,
      });
    }
  });
}

async function withSqlite(file: string, use: (db: Kysely<never>) => Promise<void>): Promise<void> {
  const db = openSqlite<never>(file);
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
}

/** Keeps sites away with a connection; `need` throws once it is lost. */
async function claimServer(connectionString: string) {
  const client = (await createClient({ connectionString }))();
  // Without a listener a connection that breaks would end the process.
  client.on('error', () => undefined);
  const release = () => client.end().catch(() => undefined);
  const need = async () => {
    await client.query('select 1').catch(error => {
      throw new UnavailableError('The connection that keeps sites away was lost.', { cause: error });
    });
  };
  try {
    await client.connect();
    if (await holdSite(client, 'alone')) return { need, release };
  } catch (error) {
    await release();
    throw new UnavailableError(
      `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
  await release();
  throw new BackupFailure(
    'A site is running on the database of DATABASE_URL, or it is being restored: stop every instance first.',
  );
}
