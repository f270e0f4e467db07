import { removeOldSpam } from '#features/submissions/server/spam/expiry.ts';
import type { Db } from '../db/schema.ts';
import type { Log } from '../logging/log.ts';
import type { Services } from '../services.ts';

/** In milliseconds. */
const betweenRounds = 60 * 60_000;

type Tidied = Pick<Services, 'db' | 'clock' | 'log' | 'idempotencyKeys'>;

/** What the site clears away by itself, at its start and then every hour, until it is stopped. */
export function startHousekeeping(services: Tidied): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const round = () => {
    running = tidyUp(services);
  };
  round();
  const timer = setInterval(round, betweenRounds).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

/** What fails is tried again with the next round, and keeps nothing else from being done. */
async function tidyUp({ db, clock, log, idempotencyKeys }: Tidied): Promise<void> {
  const chores = [() => idempotencyKeys.purge(), () => deleteOldSpam(db, clock(), log)];
  for (const chore of chores) {
    try {
      await chore();
    } catch (error) {
      log.error('housekeeping failed', { reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

async function deleteOldSpam(db: Db, now: Date, log: Log): Promise<void> {
  const count = await removeOldSpam(db, now);
  if (count > 0) log.info('old suspects removed', { count });
}
