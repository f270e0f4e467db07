import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { SettingsError } from '../settings.ts';
import { guardCascades } from './cascade-guard.ts';

const migrationsDir = join(import.meta.dirname, '../../../migrations');

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = await migrationNames(folder);
  const entries = names.map(async name => {
    const { up }: Migration = await import(join(folder, `${name}.ts`));
    return [name, { up: db => up(guardCascades(db)) } satisfies Migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export async function migrationNames(folder = migrationsDir): Promise<string[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.ts'));
  return files.map(name => name.slice(0, -'.ts'.length)).sort();
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
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } });
  const known = await migrator.getMigrations();
  await refuseNewer(db, new Set(known.map(({ name }) => name)));
  const pending = known.filter(({ executedAt }) => !executedAt);
  const isExisting = pending.length < known.length;
  const copy = isExisting && pending.length > 0 && copiesDir ? await copyDatabase(db, copiesDir) : undefined;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return copy;
}

async function refuseNewer(db: Kysely<never>, known: ReadonlySet<string>): Promise<void> {
  const tables = await sql`select 1 from sqlite_schema where name = 'kysely_migration'`.execute(db);
  if (tables.rows.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new SettingsError(
    `The database in DATA_DIR is of a newer version of this program (${unknown.name}): ` +
      'update the program, or take back the copy from before its update (docs/deploy.md#roll-back).',
  );
}

async function copyDatabase(db: Kysely<never>, copiesDir: string): Promise<string> {
  await mkdir(copiesDir, { recursive: true });
  const file = join(copiesDir, `before-migration-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`);
  await sql`vacuum into ${file}`.execute(db);
  return file;
}
