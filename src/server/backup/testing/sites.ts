import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { nameOf } from '#features/media/server/names.ts';
import type { AnyDb } from '../../db/engine.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { openPostgres } from '../../db/postgres/postgres.ts';
import { openSqlite } from '../../db/sqlite/sqlite.ts';
import { contentOf, contentsOf, fillTables } from '../../db/testing/filled-tables.ts';
import { TableTracker } from '../../db/tracking/table-tracker.ts';
import { createMemoryStore, type MemoryStore } from '../../storage/testing/memory-store.ts';
import { createServerDatabase } from '../../testing/test-database.ts';
import { openServerDatabase } from '../server-database.ts';
import type { SiteDatabase } from '../site-database.ts';
import { createFolder } from './backup-data.ts';

export type EngineName = 'sqlite' | 'postgres';
export type FilesPlace = 'folder' | 'bucket';

/** Where a site has its data, as options of a backup or restore. */
export type TestPlace = {
  dataDir: string;
  /** The address of a database server. */
  url: string | undefined;
  database: SiteDatabase | undefined;
  store: MemoryStore | undefined;
};

/** A place without data; its database, if on a server, is migrated unless `template` is `template0`. */
export async function createPlace(
  t: TestContext,
  { engine, files, template }: { engine: EngineName; files: FilesPlace; template?: string },
): Promise<TestPlace> {
  const dataDir = join(await createFolder(t), 'data');
  const store = files === 'bucket' ? createMemoryStore() : undefined;
  if (engine === 'sqlite') return { dataDir, url: undefined, database: undefined, store };
  const url = await createServerDatabase(template);
  const database = await openServerDatabase(url);
  t.after(() => database.close());
  return { dataDir, url, database, store };
}

/** Uses the database of a place. */
export async function withDatabase<T>(
  { dataDir, url }: TestPlace,
  use: (db: AnyDb) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const db = url
    ? (await openPostgres<never>({ connectionString: url, tracker: new TableTracker() })).db
    : openSqlite<never>(join(dataDir, 'site.sqlite'));
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** Fills every table of a place, and puts the files there that they refer to. */
export async function fillPlace(place: TestPlace, count: number): Promise<void> {
  await withDatabase(place, async db => {
    await migrate(db as never);
    await db.transaction().execute(tx => fillTables(tx, count));
  });
  await mkdir(join(place.dataDir, 'media'), { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const bytes = Buffer.from(contentOf(number));
    const name = nameOf(bytes, 'jpg');
    if (place.store) await place.store.write(name, bytes);
    else await writeFile(join(place.dataDir, 'media', name), bytes);
  }
}

/** Every row, the last numbers, and the bytes of every file that a row refers to. */
export async function readPlace(place: TestPlace) {
  const contents = await withDatabase(place, contentsOf);
  const names = (contents.tables.files ?? []).map(({ name }) => String(name));
  const read = async (name: string) =>
    place.store
      ? Buffer.from((await (await place.store.open(name))?.bytes()) ?? [])
      : readFile(join(place.dataDir, 'media', name));
  const files = await Promise.all(names.map(async name => [name, String(await read(name))]));
  return { ...contents, files: Object.fromEntries(files) };
}
