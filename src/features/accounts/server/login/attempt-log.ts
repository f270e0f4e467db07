import { networkOf } from '#server/http/client-address.ts';
import type { Log } from '#server/logging/log.ts';
import { AppError } from '#shared/api/errors.ts';

type Attempt = 'sign-in' | 'password change' | 'password by a link' | 'second factor turned off';

/**
 * Runs what takes a password and logs the outcome with the caller's network. The name that was entered
 * is not logged: people sometimes type their password into that field.
 */
export async function logAttempt<T>(
  log: Log,
  { what, address }: { what: Attempt; address: string },
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
