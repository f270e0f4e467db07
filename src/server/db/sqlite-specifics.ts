import { sql } from 'kysely';
import type { Column, ForeignKey, LastId, Specifics } from './engine.ts';

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
  async primaryKeys(db) {
    const { rows } = await sql<Column>`
      select tables.name as "table", columns.name as "column"
      from sqlite_schema as tables join pragma_table_info(tables.name) as columns
      where tables.type = 'table' and columns.pk > 0 order by tables.name, columns.pk
    `.execute(db);
    return rows;
  },
  async lastIds(db) {
    const { rows } = await sql<LastId>`select name as "table", seq as last from sqlite_sequence`.execute(db);
    return rows;
  },
  async setLastIds(db, ids) {
    await sql`delete from sqlite_sequence`.execute(db);
    for (const { table, last } of ids)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  },
  async copyTo(db, file) {
    await sql`vacuum into ${file}`.execute(db);
  },
  // Its functions are the program's own, and nobody else needs to be told of a change.
  complete: async () => undefined,
};
