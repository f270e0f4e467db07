import { type SqlBool, sql } from 'kysely';
import type { Db } from './schema.ts';

/** The names of files that no row refers to, by the schema's foreign keys. */
export async function listUnusedFiles(db: Db): Promise<string[]> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select tables.name as "table", keys."from" as "column"
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" = 'files'
  `.execute(db);
  const unused = references.reduce(
    (files, { table, column }) =>
      files.where(
        sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = files.name)`,
      ),
    db.selectFrom('files').select('name'),
  );
  return (await unused.execute()).map(({ name }) => name);
}
