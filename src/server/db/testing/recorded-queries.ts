import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Db } from '../schema.ts';

/** A step of SQLite's query plan (sqlite.org/eqp.html); `parent` is the enclosing step, or 0. */
type PlanStep = { id: number; parent: number; detail: string };
export type PlannedQuery = { sql: string; plan: PlanStep[] };

/** The same database, recording every query. */
export function recordQueries<Tables>(db: Kysely<Tables>): { db: Kysely<Tables>; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(recorder), queries };
}

/** SQLite's plan for a query. It depends on the schema only, because no statistics are gathered. */
export async function planOf(db: Db, { sql, parameters }: CompiledQuery): Promise<PlannedQuery> {
  const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<PlanStep>(explain);
  return { sql, plan: rows };
}
