import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds; longer than what is done for an account mostly takes. */
const step = 250;

/** Runs something and takes a whole number of steps for it, so that its time does not tell what was done. */
export async function inSteadyTime(run: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await run();
  } finally {
    const spent = performance.now() - start;
    await sleep(Math.ceil(spent / step) * step - spent);
  }
}
