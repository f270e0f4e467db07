import { sql } from 'kysely';
import type { ForeignKey, Specifics } from './engine.ts';

/** All foreign keys, as `ForeignKey`. */
export const selectForeignKeys = `
  select tables.name as "table", keys."from" as "column", keys."table" as "parent",
    keys.on_delete as "onDelete", keys.on_update as "onUpdate"
  from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
  where tables.type = 'table'
`;

export const sqliteSpecifics: Specifics = {
  migrationSuffix: undefined,
  async foreignKeys(db) {
    const { rows } = await sql.raw<ForeignKey>(selectForeignKeys).execute(db);
    return rows;
  },
  async hasEverHad(db, table) {
    const { rows } = await sql`select 1 from sqlite_sequence where name = ${table}`.execute(db);
    return rows.length > 0;
  },
  async copyTo(db, file) {
    await sql`vacuum into ${file}`.execute(db);
  },
  // Its functions are the program's own, and nobody else needs to be told of a change.
  complete: async () => undefined,
};
