import type { SelectQueryBuilder } from 'kysely';
import { TableCache } from './table-cache.ts';
import type { TableTracker } from './table-tracker.ts';

/** So many different questions are remembered: searches, mostly. */
const most = 1_000;

/** Counts rows, and remembers how many there are until one of their tables is changed. */
export class RowCounts {
  readonly #counts: TableCache<number>;

  constructor(tracker: TableTracker) {
    this.#counts = new TableCache({ tracker, max: most });
  }

  /** How many rows a query has. It must be none of a transaction, which others do not see yet. */
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
