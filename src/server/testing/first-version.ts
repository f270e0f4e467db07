import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, 'site-0.1.0');
const readPacked = (name: string) => gunzipSync(readFileSync(join(folder, name)));

/** What the site of version 0.1.0 said about itself when its data were kept (`tools/make-first-data.ts`). */
type FirstVersion = {
  /** An instant, ISO 8601 in UTC. */
  made: string;
  accounts: { email: string; password: string }[];
  /** Of a session of the first account. */
  token: string;
  /** By the path of the call, for which an account asked. */
  answers: Record<string, unknown>;
  /** The headings of all pages by their addresses. */
  pages: Record<string, string>;
};

export const readFirstVersion = (): FirstVersion => JSON.parse(String(readPacked('recorded.json.gz')));

/** Writes the backup that version 0.1.0 made: unpacked, it is a folder of data. */
export const writeFirstBackup = (file: string): Promise<void> => writeFile(file, readPacked('backup.tar.gz'));

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly Row[]>>;

/** Every row of a database, whatever version made it. */
export function readTables(file: string): Tables {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string) => database.prepare(sql).all();
  const names = all("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => String(name));
  const tables = Object.fromEntries(names.map(name => [name, all(`SELECT * FROM "${name}"`)]));
  database.close();
  return tables;
}

/** What is derived from other rows and not kept any more. */
const isDropped = (table: string) => /_counts$|^kysely_|^sqlite_/.test(table);
/** What changes where a site is only read. */
const unstable: Readonly<Record<string, readonly string[]>> = { sessions: ['used_at'] };

/** The rows of an earlier version that a later one lacks, or has with another value in a column. */
export function lostRows(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (isDropped(table)) return [];
    const kept = (row: Row) => Object.entries(row).filter(([column]) => !unstable[table]?.includes(column));
    return rows
      .filter(
        row =>
          !after[table]?.some(now =>
            kept(row).every(([column, value]) => isDeepStrictEqual(now[column], value)),
          ),
      )
      .map(row => `${table}: ${JSON.stringify(row)}`);
  });
}
