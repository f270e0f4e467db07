import { features } from '../features.ts';
import type { Services } from '../services.ts';

/** In milliseconds. */
const betweenRounds = 60 * 60_000;

/** Runs the features' cleanup at the start and then every hour, until it is stopped. */
export function startHousekeeping(services: Services): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const round = () => {
    running = tidyUpAlone(services);
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

/** Unless another instance is at it. */
async function tidyUpAlone(services: Services): Promise<void> {
  try {
    await services.leases.run('housekeeping', signal => tidyUp(services, signal));
  } catch (error) {
    logFailure(services, error);
  }
}

/** A failed job does not stop the others; it is retried in the next round. */
async function tidyUp(services: Services, signal: AbortSignal): Promise<void> {
  const ofFeatures = features.map(
    ({ hourly }) =>
      async () =>
        hourly?.(services),
  );
  const chores = [
    () => services.idempotencyKeys.purge(),
    () => services.throttledKeys.purge(),
    () => services.media.sweepIfDue(),
    ...ofFeatures,
  ];
  for (const chore of chores) {
    if (signal.aborted) return;
    await chore().catch(error => logFailure(services, error));
  }
}

function logFailure({ log }: Services, error: unknown): void {
  log.error('housekeeping failed', { reason: error instanceof Error ? error.message : String(error) });
}
