import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestContext } from 'node:test';
import { nameOf } from '#features/media/server/names.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import type { Schema } from '../../db/schema.ts';
import { openSqlite } from '../../db/sqlite/sqlite.ts';
import { restoreBackup } from '../restore-backup.ts';
import { writeBackup } from '../write-backup.ts';

const now = new Date('2026-11-21T09:30:00Z');
export const pictures = Array.from({ length: 5 }, (_, number) => Buffer.alloc(100_000, `slika ${number}`));
export const pictureNames = pictures.map(bytes => nameOf(bytes, 'jpg'));

export async function createFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with some files, and a row that identifies it. */
export async function createData(dataDir: string, mark: string, files = pictures) {
  await mkdir(join(dataDir, 'media'), { recursive: true });
  const db = openSqlite<Schema>(join(dataDir, 'site.sqlite'));
  await migrate(db as never);
  const created_at = now.toISOString();
  const question = { name: mark, email: 'a@b.ba', message: 'Pitanje', search_text: '', created_at };
  await db.insertInto('questions').values(question).execute();
  for (const bytes of files) {
    const name = nameOf(bytes, 'jpg');
    await writeFile(join(dataDir, 'media', name), bytes);
    await db.insertInto('files').values({ name, width: 1, height: 1, created_at }).execute();
  }
  await db.destroy();
}

export const commonOptions = { onProgress: () => {}, signal: new AbortController().signal, now };
export const backUp = (dataDir: string, file: string) => writeBackup({ ...commonOptions, dataDir, file });
export const restore = (dataDir: string, source: string) =>
  restoreBackup({ ...commonOptions, dataDir, source });

/** A data folder's mark, and whether all its files are intact. */
export async function readData(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'));
  const mark = database.prepare('SELECT name FROM questions').all()[0]?.name;
  const files = database.prepare('SELECT name FROM files ORDER BY name').all();
  database.close();
  for (const { name } of files)
    assert.equal(nameOf(await readFile(join(dataDir, 'media', String(name))), 'jpg'), name);
  return { mark, files: files.length };
}
