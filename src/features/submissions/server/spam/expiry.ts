import type { Db } from '#server/db/schema.ts';
import { keptForDays } from '../../spam-contract.ts';

const day = 24 * 60 * 60 * 1_000;

/** Deletes the suspected submissions that are over their time; returns how many. */
export async function removeOldSpam(db: Db, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keptForDays * day);
  const { numDeletedRows } = await db
    .deleteFrom('suspects')
    .where('created_at', '<=', oldest.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
