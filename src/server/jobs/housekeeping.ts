import { features } from '../features.ts';
import type { Services } from '../services.ts';

/** In milliseconds. */
const betweenRounds = 60 * 60_000;

type Tidied = Pick<
  Services,
  'db' | 'media' | 'clock' | 'log' | 'trashDays' | 'idempotencyKeys' | 'throttledKeys'
>;

/** Runs the features' cleanup at the start and then every hour, until it is stopped. */
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

/** A failed job does not stop the others; it is retried in the next round. */
async function tidyUp(services: Tidied): Promise<void> {
  const ofFeatures = features.map(
    ({ hourly }) =>
      () =>
        hourly?.(services),
  );
  const chores = [
    () => services.idempotencyKeys.purge(),
    () => services.throttledKeys.purge(),
    ...ofFeatures,
  ];
  for (const chore of chores) {
    try {
      await chore();
    } catch (error) {
      services.log.error('housekeeping failed', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
}
