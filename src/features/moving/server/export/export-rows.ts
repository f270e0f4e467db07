import { type RawBuilder, sql } from 'kysely';
import type { ContentType } from '#features/content/server/types/content-type.ts';
import { type AnyDb, type Column, listForeignKeys, listPrimaryKeys } from '#server/db/engine.ts';
import type { ExportedTable, Row } from './exported-tables.ts';

/** So many rows are in memory at a time. */
const batch = 200;

/** What spreadsheets do without: the site makes it of the other columns. */
const derivedColumns = new Set(['search_text', 'full_text', 'email_key']);

export type TableSchema = ExportedTable & {
  columns: readonly string[];
  /** Of its primary key. */
  keys: readonly string[];
  /** The tables that columns refer to. */
  parents: ReadonlyMap<string, string>;
  /** The columns that hold numbers. */
  numbers: ReadonlySet<string>;
  nullable: ReadonlySet<string>;
};

/** What a database has of the tables: without the columns that are omitted, and those that refer to accounts. */
export async function readSchemas(db: AnyDb, tables: readonly ExportedTable[]): Promise<TableSchema[]> {
  const described = await db.introspection.getTables();
  const foreignKeys = await listForeignKeys(db);
  const primaryKeys = await listPrimaryKeys(db);
  const columnsOf = (all: readonly Column[], name: string) =>
    all.filter(({ table }) => table === name).map(({ column }) => column);
  return tables.map(table => {
    const parents = new Map(
      foreignKeys.filter(key => key.table === table.name).map(({ column, parent }) => [column, parent]),
    );
    const columns = (described.find(({ name }) => name === table.name)?.columns ?? []).filter(
      ({ name }) => !table.omitted?.includes(name) && parents.get(name) !== 'users',
    );
    return {
      ...table,
      columns: columns.map(({ name }) => name),
      keys: columnsOf(primaryKeys, table.name),
      parents,
      numbers: new Set(columns.filter(({ dataType }) => /int/i.test(dataType)).map(({ name }) => name)),
      // The embedded database says of the number of a row that it may be null.
      nullable: new Set(
        columns
          .filter(({ name, isNullable }) => isNullable && name !== (table.key ?? 'id'))
          .map(({ name }) => name),
      ),
    };
  });
}

type Rows = Pick<TableSchema, 'name' | 'columns' | 'keys'> & { where?: ContentType['where'] };

/** Rows of a table in the order of their keys, which are among the columns; by default all. */
export async function* rowsOf(db: AnyDb, { name, columns, keys, where = {} }: Rows): AsyncGenerator<Row> {
  const given = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const key = sql.join(keys.map(column => sql.ref(column)));
  let rest: RawBuilder<unknown>[] = [];
  for (;;) {
    const conditions = [...given, ...rest];
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(name)}
      ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``} order by ${key} limit ${batch}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield* rows;
    rest = [sql`(${key}) > (${sql.join(keys.map(column => last[column]))})`];
  }
}

/** The columns that a spreadsheet has. */
export function sheetColumns({ columns }: TableSchema): string[] {
  return columns.filter(column => !derivedColumns.has(column));
}
