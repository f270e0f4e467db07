import { type RawBuilder, sql } from 'kysely';
import type { ContentTable } from '#features/content/server/tables.ts';
import type { Db, Schema } from '../db/schema.ts';

type Values = Readonly<Record<string, string | number | RawBuilder<unknown>>>;

/**
 * Inserts rows with one statement, bypassing all rules except the database's. Values may be expressions of
 * `n`, the row's number from 1; missing columns get their default, else '', 0 or null.
 */
export async function insertRows(
  db: Db,
  table: keyof Schema | ContentTable,
  count: number,
  values: Values,
): Promise<void> {
  const row = { ...(await emptyRow(db, table)), ...values };
  const columns = Object.keys(row).map(column => sql.ref(column));
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(Object.values(row))} from numbers
  `.execute(db);
}

/** The values of the columns that are required and have no default. */
async function emptyRow(db: Db, table: string): Promise<Values> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  return Object.fromEntries(
    columns
      .filter(
        ({ isAutoIncrementing, isNullable, hasDefaultValue }) =>
          !isAutoIncrementing && !isNullable && !hasDefaultValue,
      )
      .map(({ name, dataType }) => [name, /int/i.test(dataType) ? 0 : '']),
  );
}
