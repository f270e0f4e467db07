import type { SelectQueryBuilder } from 'kysely';
import { TableCache } from './table-cache.ts';
import type { TableTracker } from './table-tracker.ts';

/** The maximum of cached counts; most are searches. */
const maxCounts = 1_000;

/** Counts rows and caches the counts until one of their tables changes. */
export class RowCounts {
  readonly #counts: TableCache<number>;

  constructor(tracker: TableTracker) {
    this.#counts = new TableCache({ tracker, max: maxCounts });
  }

  /** The number of a query's rows. The query must not run in a transaction, whose rows others cannot see yet. */
  of<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
    const counting = query
      .clearSelect()
      .clearOrderBy()
      .select(select => select.fn.countAll<number>().as('total'));
    const { sql, parameters } = counting.compile();
    return this.#counts.getOrMake(JSON.stringify([sql, parameters]), async () => {
      const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number };
      return Number(total);
    });
  }
}
