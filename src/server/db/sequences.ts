import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Whether a table ever had a row, even if all were deleted. */
export async function hasEverHad(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_sequence where name = ${table}`.execute(db);
  return rows.length > 0;
}
