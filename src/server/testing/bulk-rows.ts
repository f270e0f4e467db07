import { sql } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';

type Values = Readonly<Record<string, string | number | null>>;

/**
 * Inserts rows into a table past all rules but the database's own, in one transaction; `valuesOf` is given the
 * row's number from 1. A column that it leaves out is empty: '', 0 or null.
 */
export async function insertRows(
  db: Db,
  table: keyof Schema,
  count: number,
  valuesOf: (number: number) => Values,
): Promise<void> {
  const empty = await emptyRow(db, table);
  await db.transaction().execute(async tx => {
    for (let number = 1; number <= count; number += 1) {
      const row = { ...empty, ...valuesOf(number) };
      const columns = Object.keys(row).map(column => sql.ref(column));
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
        tx,
      );
    }
  });
}

async function emptyRow(db: Db, table: string): Promise<Values> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  return Object.fromEntries(
    columns
      .filter(({ isAutoIncrementing }) => !isAutoIncrementing)
      .map(({ name, dataType, isNullable }) => [name, isNullable ? null : dataType === 'integer' ? 0 : '']),
  );
}
