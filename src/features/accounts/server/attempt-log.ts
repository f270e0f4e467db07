import { networkOf } from '#server/http/client-address.ts';
import type { Log } from '#server/logging/log.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Makes an attempt with a password, and tells the log how it went and from which network: enough to see who guesses,
 * too little to say who it was. No name that was tried is kept: people type their password into the wrong field.
 */
export async function logAttempt<T>(
  log: Log,
  { what, address }: { what: 'sign-in' | 'password change'; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address);
  try {
    const outcome = await attempt();
    log.info(what, { network });
    return outcome;
  } catch (error) {
    if (error instanceof AppError) log.warn(`${what} refused`, { network, code: error.code });
    throw error;
  }
}
