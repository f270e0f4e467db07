import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { SettingsError } from '../../settings.ts';
import { type AnyDb, specificsOf } from '../engine.ts';
import { guardCascades } from './cascade-guard.ts';

const migrationsDir = join(import.meta.dirname, '../../../../migrations');

/** The body of a migration for one engine lies beside it, if the engine needs another: `NAME.postgres.ts`. */
export async function readMigrations(
  suffix: string | undefined,
  folder = migrationsDir,
): Promise<Record<string, Migration>> {
  const files = new Set(await readdir(folder));
  const entries = (await migrationNames(folder)).map(async name => {
    const own = `${name}.${suffix}.ts`;
    const { up }: Migration = await import(join(folder, files.has(own) ? own : `${name}.ts`));
    return [name, { up: db => up(guardCascades(db)) } satisfies Migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export async function migrationNames(folder = migrationsDir): Promise<string[]> {
  const names = (await readdir(folder)).map(file => /^([^.]+)\.ts$/.exec(file)?.[1]);
  return names.filter(name => name !== undefined).sort();
}

/**
 * Migrates the database to the newest schema. An existing database is first copied to `copiesDir`, if given,
 * to protect against a faulty migration; returns the copy's path. Throws a `SettingsError` if a newer program
 * has migrated it further than this one knows.
 */
export async function migrate(
  db: Kysely<never>,
  copiesDir?: string,
  folder = migrationsDir,
): Promise<string | undefined> {
  const { migrationSuffix, copyTo, complete } = specificsOf(db);
  const provider = { getMigrations: () => readMigrations(migrationSuffix, folder) };
  // Work that was done side by side may add a migration before the last one: it follows where that has run.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const known = await migrator.getMigrations();
  await refuseNewer(db, new Set(known.map(({ name }) => name)));
  const pending = known.filter(({ executedAt }) => !executedAt);
  const isExisting = pending.length < known.length;
  const isToBeCopied = isExisting && pending.length > 0;
  const copy = isToBeCopied && copiesDir && copyTo ? await newCopy(copiesDir) : undefined;
  if (copy) await copyTo?.(db, copy);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await complete(db);
  return copy;
}

/** Migrates a new database to the state of another one, which may be older than this program. */
export async function migrateLike(model: AnyDb, db: AnyDb): Promise<void> {
  const applied = new Set(await appliedMigrations(model));
  await refuseNewer(model, new Set(await migrationNames()));
  const known = await readMigrations(specificsOf(db).migrationSuffix);
  const migrations = Object.fromEntries(Object.entries(known).filter(([name]) => applied.has(name)));
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** The names of a database's migrations, in order. */
export async function appliedMigrations(db: AnyDb): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseNewer(db: AnyDb, known: ReadonlySet<string>): Promise<void> {
  const unknown = (await appliedMigrations(db)).find(name => !known.has(name));
  if (unknown === undefined) return;
  throw new SettingsError(
    `The site's database is of a newer version of this program (${unknown}): ` +
      'update the program, or take back the copy from before its update (docs/deploy.md#roll-back).',
  );
}

async function newCopy(copiesDir: string): Promise<string> {
  await mkdir(copiesDir, { recursive: true });
  return join(copiesDir, `before-migration-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`);
}
