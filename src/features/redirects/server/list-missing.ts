import type { Services } from '#server/services.ts';
import { addDays } from '#shared/dates.ts';
import { todayOf } from '#shared/instants.ts';
import type { MissingAddress } from '../contract.ts';
import { missingDays } from './missing-addresses.ts';
import { readTargets } from './targets.ts';

/** Those of the last 30 days that lead nowhere yet. */
export async function listMissing(
  services: Pick<
    Services,
    'db' | 'clock' | 'timeZone' | 'contentTypes' | 'missingAddresses' | 'tableTracker'
  >,
): Promise<MissingAddress[]> {
  await services.missingAddresses.store();
  const redirected = await readTargets(services);
  const rows = await services.db
    .selectFrom('missing_addresses')
    .select(({ fn }) => [
      'path',
      fn.sum<number | string>('requests').as('count'),
      fn.max('day').as('last_day'),
    ])
    .where('day', '>', addDays(todayOf(services), -missingDays))
    .groupBy('path')
    .execute();
  return rows
    .filter(({ path }) => !redirected.has(path))
    .map(row => ({ ...row, count: Number(row.count) }))
    .toSorted((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1));
}
