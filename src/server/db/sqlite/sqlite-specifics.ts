import { sql } from 'kysely';
import type { Specifics } from '../engine.ts';
import { sqliteFullText } from './sqlite-full-text.ts';

export const sqliteSpecifics: Specifics = {
  migrationSuffix: undefined,
  catalogue: {
    foreignKeys: `
      select tables.name as "table", keys."from" as "column", keys."table" as "parent",
        keys.on_delete as "onDelete", keys.on_update as "onUpdate"
      from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table'
    `,
    primaryKeys: `
      select tables.name as "table", columns.name as "column"
      from sqlite_schema as tables join pragma_table_info(tables.name) as columns
      where tables.type = 'table' and columns.pk > 0 order by tables.name, columns.pk
    `,
    lastIds: 'select name as "table", seq as last from sqlite_sequence',
  },
  fullText: sqliteFullText,
  async setLastIds(db, ids) {
    await sql`delete from sqlite_sequence`.execute(db);
    for (const { table, last } of ids)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  },
  async copyTo(db, file) {
    await sql`vacuum into ${file}`.execute(db);
  },
  async wipe(db) {
    await sql`vacuum`.execute(db);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy !== 1;
  },
  // Its functions are the program's own, and nobody else needs to be told of a change.
  complete: async () => undefined,
};
