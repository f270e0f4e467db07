import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { TableTracker } from '#server/db/tracking/table-tracker.ts';

type Deps = {
  db: Db;
  clock: () => Date;
  tracker: TableTracker;
  /** By tables their columns of instants at which something public changes by itself. */
  moments: ReadonlyMap<string, readonly string[]>;
};

/** Nothing public changes by itself between these instants, the second of which is undefined where nothing is left. */
type Interval = { from: string; until: string | undefined };

/**
 * When scheduled items become public, applications begin and end, and a notice is shown. Between two of these moments
 * `asOf` stays the same, so that what was made can be kept; when one passes, the tables with moments count as changed, as if an administrator had published.
 */
export class Schedule {
  readonly #deps: Deps;
  readonly #tables: ReadonlySet<string>;
  #interval: Interval | undefined;
  /** False where a change since may have brought an earlier moment. */
  #isKnown = false;
  /** The look that is under way, unless a change has overtaken it. */
  #looking: Promise<void> | undefined;
  /** Whether something that is kept was made while it was not known: nobody would notice that a moment passes. */
  #hasGuessed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#tables = new Set(deps.moments.keys());
    const { tracker } = deps;
    tracker.onChange(changed => {
      if (changed !== 'all' && this.#tables.isDisjointFrom(changed)) return;
      this.#isKnown = false;
      this.#looking = undefined;
    });
    tracker.onPoll(() => this.#poll());
  }

  /** The instant as of which items are public, ISO 8601 in UTC. */
  get asOf(): string {
    this.#poll();
    if (this.#isKnown && this.#interval) return this.#interval.from;
    if (this.#deps.tracker.isTracking) this.#hasGuessed = true;
    return this.#now();
  }

  /**
   * Looks when the next moment comes, if it is not known, once for all who ask meanwhile. To be awaited before responses
   * are made that are kept.
   */
  async refresh(): Promise<void> {
    this.#deps.tracker.poll();
    if (!this.#isKnown) await (this.#looking ?? this.#look());
  }

  #look(): Promise<void> {
    const looking = this.#find().finally(() => {
      if (this.#looking === looking) this.#looking = undefined;
    });
    this.#looking = looking;
    return looking;
  }

  async #find(): Promise<void> {
    const from = this.#now();
    const { result: until, reads } = await this.#deps.tracker.track(() => this.#nextAfter(from));
    if (!reads.isCurrent()) return;
    this.#interval = { from, until };
    this.#isKnown = true;
  }

  #poll(): void {
    if (!this.#hasGuessed && !this.#isPassed()) return;
    this.#interval = undefined;
    this.#hasGuessed = false;
    this.#deps.tracker.recordChange(this.#tables);
  }

  #isPassed(): boolean {
    if (!this.#interval) return false;
    const { from, until } = this.#interval;
    const now = this.#now();
    // A clock may be set back.
    return now < from || (until !== undefined && now >= until);
  }

  async #nextAfter(instant: string): Promise<string | undefined> {
    const { db, moments: columnsByTable } = this.#deps;
    const moments = [...columnsByTable].flatMap(([table, columns]) =>
      columns.map(name => {
        const column = sql.ref(name);
        return sql`select min(${column}) as moment from ${sql.table(table)} where ${column} > ${instant}`;
      }),
    );
    if (moments.length === 0) return undefined;
    const { rows } = await sql<{ next: string | null }>`
      select min(moment) as next from (${sql.join(moments, sql` union all `)}) as moments
    `.execute(db);
    return rows[0]?.next ?? undefined;
  }

  #now(): string {
    return this.#deps.clock().toISOString();
  }
}
