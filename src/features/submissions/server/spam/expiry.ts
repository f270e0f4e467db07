import type { Services } from '#server/services.ts';
import { retention } from '#shared/retention.ts';

const day = 24 * 60 * 60 * 1_000;

export async function removeOldSpam({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const oldest = new Date(clock().getTime() - retention.spamDays * day);
  const { numDeletedRows } = await db
    .deleteFrom('suspects')
    .where('created_at', '<=', oldest.toISOString())
    .executeTakeFirst();
  const count = Number(numDeletedRows);
  if (count > 0) log.info('old suspects removed', { count });
}
