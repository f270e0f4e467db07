import { sql } from 'kysely';
import {
  type AnyDb,
  type Column,
  listForeignKeys,
  listLastIds,
  listPrimaryKeys,
  specificsOf,
} from './engine.ts';
import { ephemeralTables, isDerived } from './ephemeral-tables.ts';

/** So many rows are in memory at a time. */
const batch = 100;

/**
 * Copies the rows of all tables but the ephemeral and derived ones into a database of the same schema whose tables are empty, and the
 * last numbers that were given. It is one state, and arrives as a
 * whole, if both are transactions; either may be of either engine.
 */
export async function copyRows(from: AnyDb, to: AnyDb): Promise<void> {
  const keys = await listPrimaryKeys(from);
  for (const table of await listTables(from)) {
    await copyTable(from, to, { table, key: columnsOf(keys, table) });
  }
  await specificsOf(to).setLastIds(to, await listLastIds(from));
}

/** The tables that are copied, each after those that it refers to. */
export async function listTables(db: AnyDb): Promise<string[]> {
  const tables = (await db.introspection.getTables())
    .filter(({ name, isView }) => !isView && !ephemeralTables.has(name) && !isDerived(name))
    .map(({ name }) => name);
  const references = await listForeignKeys(db);
  const parentsOf = (table: string) =>
    references.filter(key => key.table === table).map(({ parent }) => parent);
  const ordered = new Set<string>();
  const add = (table: string) => {
    if (ordered.has(table)) return;
    parentsOf(table).forEach(add);
    ordered.add(table);
  };
  tables.sort().forEach(add);
  return [...ordered];
}

function columnsOf(keys: readonly Column[], table: string): string[] {
  return keys.filter(key => key.table === table).map(({ column }) => column);
}

async function copyTable(
  from: AnyDb,
  to: AnyDb,
  { table, key }: { table: string; key: readonly string[] },
): Promise<void> {
  const columns = sql.join(key.map(column => sql.ref(column)));
  let rest = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} ${rest} order by ${columns} limit ${batch}
    `.execute(from);
    const last = rows.at(-1);
    if (!last) return;
    await to.insertInto(table).values(rows).execute();
    rest = sql`where (${columns}) > (${sql.join(key.map(column => last[column]))})`;
  }
}
