import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { listTables } from '../copy-rows.ts';
import {
  type AnyDb,
  type Column,
  type ForeignKey,
  listForeignKeys,
  listLastIds,
  listPrimaryKeys,
} from '../engine.ts';

/** What a constraint asks of a column. */
const required: Readonly<Record<string, unknown>> = {
  'events.kind': 'congress',
  'events.started_at': '2026-01-01',
  'events.finished_at': '2026-01-02',
  'erasures.erased_at': '2026-01-02T00:00:00.000Z',
};

/** Tables whose rows have exactly one parent among those of content. */
const withOneParent: readonly string[] = ['item_files', 'text_images'];
const isOtherParent = (name: string) => /^(event|education|publication|page)_id$/.test(name);

type Row = Record<string, unknown>;

/** The name of the file with a number: that of an upload, whose content is `contentOf`. */
const hashOf = (number: number) => createHash('sha256').update(contentOf(number)).digest('hex');
const fileName = (number: number) => `${hashOf(number).slice(0, 40)}.jpg`;
export const contentOf = (number: number) => `slika ${number}`;

/** Gives every table so many rows, and in some has had more. */
export async function fillTables(db: AnyDb, count: number): Promise<void> {
  const keys = { foreign: await listForeignKeys(db), primary: await listPrimaryKeys(db) };
  const described = await db.introspection.getTables();
  for (const table of await listTables(db)) {
    const columns = described.find(({ name }) => name === table)?.columns ?? [];
    const rows = Array.from({ length: count }, (_, index) => {
      const number = index + 1;
      const values = columns
        .filter(({ isAutoIncrementing }) => !isAutoIncrementing)
        .map(({ name, dataType, isNullable }) => {
          const isNumber = /int/i.test(dataType);
          const isOneParent = withOneParent.includes(table) && (name === 'news_id' || isOtherParent(name));
          const isNull = isOneParent ? isOtherParent(name) : isNullable && number % 2 === 1;
          return [name, isNull ? null : sampleOf({ table, name, isNumber, number, keys })];
        });
      return Object.fromEntries(values);
    });
    await db.insertInto(table).values(rows).execute();
  }
  await sql`delete from suspects where id = ${count}`.execute(db);
  await sql`delete from questions`.execute(db);
}

type Place = {
  table: string;
  name: string;
  isNumber: boolean;
  number: number;
  keys: { foreign: readonly ForeignKey[]; primary: readonly Column[] };
};

function sampleOf({ table, name, isNumber, number, keys }: Place): unknown {
  const key = keys.foreign.find(found => found.table === table && found.column === name);
  const referred = key && keys.primary.find(column => column.table === key.parent);
  if (key && isNumber) return number;
  if (referred) return sampleOf({ table: referred.table, name: referred.column, isNumber, number, keys });
  if (table === 'files' && name === 'name') return fileName(number);
  if (table === 'erasures' && (name === 'hash' || name === 'key')) return hashOf(number);
  const given = required[`${table}.${name}`];
  if (given !== undefined) return given;
  return isNumber ? Number.MAX_SAFE_INTEGER - number : `Žđ'"\\\n ${table} ${name} ${number}`;
}

/** All rows that a backup has to hold, by table and in the order of their keys, and the last numbers. */
export async function contentsOf(db: AnyDb) {
  const keys = await listPrimaryKeys(db);
  const tables: Record<string, Row[]> = {};
  for (const table of await listTables(db)) {
    const columns = keys.filter(key => key.table === table).map(({ column }) => sql.ref(column));
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} order by ${sql.join(columns)}
    `.execute(db);
    tables[table] = rows.map(row => Object.fromEntries(Object.entries(row).toSorted()));
  }
  const ids = await listLastIds(db);
  return { tables, lastIds: Object.fromEntries(ids.map(({ table, last }) => [table, last]).toSorted()) };
}
