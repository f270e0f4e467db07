import { type Kysely, type QueryId, sql } from 'kysely';

const changesTable =
  /^\s*(?:drop\s+table\s+(?:if\s+exists\s+)?|alter\s+table\s+(?=\S+\s+rename\s+to\s))"?(\w+)"?(?:\s+rename\s+to\s+"?(\w+))?/i;

/**
 * The database for migrations: dropping or renaming a table fails if others refer to it with a cascade.
 * SQLite empties a table before dropping it, and the cascade would delete the others' rows
 * (sqlite.org/lang_droptable.html).
 */
export function guardCascades<Schema>(db: Kysely<Schema>): Kysely<Schema> {
  const changed = new WeakMap<QueryId, string[]>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      const [, ...names] = changesTable.exec(db.getExecutor().compileQuery(node, queryId).sql) ?? [];
      if (names.length > 0) changed.set(queryId, names.filter(Boolean));
      return node;
    },
    async transformResult({ result, queryId }) {
      for (const table of changed.get(queryId) ?? []) await refuseCascades(db, table);
      return result;
    },
  });
}

/** Checked after the statement, when the others still refer to the table and the transaction can be rolled back. */
async function refuseCascades<Schema>(db: Kysely<Schema>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct tables.name from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and tables.name <> ${table} and keys."table" = ${table} and keys.on_delete <> 'NO ACTION'
  `.execute(db);
  if (rows.length === 0) return;
  const others = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `A migration must not drop or rename ${table}: rows of ${others} are deleted with its own.`,
  );
}
