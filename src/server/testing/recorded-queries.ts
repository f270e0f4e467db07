import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Db } from '../db/schema.ts';

/** A step of how SQLite answers a statement (sqlite.org/eqp.html); `parent` is the step that it is a part of, or 0. */
type PlanStep = { id: number; parent: number; detail: string };
export type PlannedQuery = { sql: string; plan: PlanStep[] };

/** The same database, of which every query that runs is kept. */
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

/** How SQLite answers a query. It plans by the schema alone, since nothing gathers statistics of the rows. */
export async function planOf(db: Db, { sql, parameters }: CompiledQuery): Promise<PlannedQuery> {
  const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<PlanStep>(explain);
  return { sql, plan: rows };
}
