import { createHash } from 'node:crypto';
import type { Tx } from '#server/db/schema.ts';

const year = 365 * 24 * 60 * 60 * 1_000;

/** A browser by the key that it keeps for itself; one that sends none by what it calls itself. */
export type Browser = { key: string | undefined; device: string };

/**
 * Remembers that an account was signed in to with a browser, for a year. Returns whether that is news: an account
 * that has never been signed in to knows no browser, so that its first one is none.
 */
export async function rememberBrowser(
  tx: Tx,
  userId: number,
  { key, device }: Browser,
  now: Date,
): Promise<boolean> {
  const used_at = now.toISOString();
  const device_hash = createHash('sha256')
    .update(JSON.stringify({ key, device: key ? '' : device }))
    .digest('hex');
  await tx
    .deleteFrom('user_devices')
    .where('user_id', '=', userId)
    .where('used_at', '<', new Date(now.getTime() - year).toISOString())
    .execute();
  const known = await tx
    .selectFrom('user_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .execute();
  await tx
    .insertInto('user_devices')
    .values({ user_id: userId, device_hash, used_at })
    .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ used_at }))
    .execute();
  return known.length > 0 && !known.some(browser => browser.device_hash === device_hash);
}
