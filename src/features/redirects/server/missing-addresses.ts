import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Log } from '#server/logging/log.ts';
import { createLoggedPath, type LoggedPath } from '#server/logging/logged-path.ts';
import { addDays } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import type { TokenPath } from '#shared/paths.ts';
import { plainPath } from '../addresses.ts';

/** In days. */
export const missingDays = 30;
/** So many addresses are kept, those that were asked for most often, and so many wait in memory. */
const mostKept = 500;
const mostWaiting = 500;
/** How often what waits is stored, in milliseconds. */
const pause = 60_000;

/** What programs look for that try to break in. */
const probes =
  /\/(?:wp-|wordpress|\.|xmlrpc|phpmyadmin|cgi-bin|vendor\/|actuator|owa\/)|\.(?:env|git|sql|bak|asp|aspx|jsp|cgi)$/;
/** What may be a key to something, or somebody's address. */
const secrets = /@|[^/]{60,}|\d{7,}|(?=[^/]*\d)[^/-]{24,}/;

type Options = { db: Db; clock: () => Date; timeZone: string; log: Log; tokenPaths: readonly TokenPath[] };

/** Counts addresses that were asked for in vain: their paths, and nothing of who asked. */
export class MissingAddresses {
  readonly #options: Options;
  readonly #loggedPath: LoggedPath;
  readonly #counts = new Map<string, number>();
  #storedAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#loggedPath = createLoggedPath(options.tokenPaths);
  }

  /** Waits in memory at first, so that a storm of requests is no storm of writes. */
  note(address: string): void {
    const path = plainPath(address);
    if (path === undefined || !isTellable(path, this.#loggedPath)) return;
    const count = this.#counts.get(path);
    if (count === undefined && this.#counts.size >= mostWaiting) return;
    this.#counts.set(path, (count ?? 0) + 1);
    const { clock, log } = this.#options;
    if (clock().getTime() - this.#storedAt < pause) return;
    this.store().catch(error => log.error('missing addresses not stored', { error: String(error) }));
  }

  async store(): Promise<void> {
    const { db, clock, timeZone } = this.#options;
    this.#storedAt = clock().getTime();
    const day = dayIn(timeZone, clock());
    const rows = [...this.#counts].map(([path, requests]) => ({ path, day, requests }));
    this.#counts.clear();
    const first = addDays(day, -missingDays);
    await db.transaction().execute(async tx => {
      await tx.deleteFrom('missing_addresses').where('day', '<=', first).execute();
      if (rows.length === 0) return;
      await tx
        .insertInto('missing_addresses')
        .values(rows)
        .onConflict(conflict =>
          conflict.columns(['path', 'day']).doUpdateSet({
            requests: sql<number>`missing_addresses.requests + excluded.requests`,
          }),
        )
        .execute();
      await tx
        .deleteFrom('missing_addresses')
        .where('path', 'not in', ({ selectFrom, fn }) =>
          selectFrom('missing_addresses')
            .select('path')
            .groupBy('path')
            .orderBy(fn.sum('requests'), 'desc')
            .orderBy(fn.max('day'), 'desc')
            .limit(mostKept),
        )
        .execute();
    });
  }
}

export function isTellable(path: string, loggedPath: LoggedPath): boolean {
  return path.length <= 200 && loggedPath(path) === path && !probes.test(path) && !secrets.test(path);
}
