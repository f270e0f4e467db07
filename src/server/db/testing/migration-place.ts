import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { migrate } from '../migrate/migrate.ts';
import { openSqlite } from '../sqlite/sqlite.ts';

export type Tables = { notes: { text: string; author?: string } };

/** A folder for a database, migrations and copies. */
export async function createPlace(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'migrate-'));
  const db = openSqlite<Tables>(join(folder, 'site.sqlite'));
  t.after(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
  const copies = join(folder, 'copies');
  const addMigration = (name: string, statements: string[]) => {
    const calls = statements.map(statement => `await sql\`${statement}\`.execute(db);`);
    const source = `export async function up(db: unknown) { const { sql } = await import('${kysely}'); ${calls.join(' ')} }`;
    return writeFile(join(folder, `${name}.ts`), source);
  };
  return { folder, db, copies, addMigration, run: () => migrate(db as never, copies, folder) };
}

const kysely = import.meta.resolve('kysely');
