import type { Kysely, QueryId } from 'kysely';
import { listForeignKeys } from '../engine.ts';

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
  const keys = (await listForeignKeys(db)).filter(
    key => key.parent === table && key.table !== table && key.onDelete !== 'NO ACTION',
  );
  if (keys.length === 0) return;
  const others = [...new Set(keys.map(key => key.table))].join(', ');
  throw new Error(
    `A migration must not drop or rename ${table}: rows of ${others} are deleted with its own.`,
  );
}
