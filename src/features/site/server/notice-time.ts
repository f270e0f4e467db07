import { addDays, isDay, parseInstant } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { startOfDay } from '#shared/instants.ts';
import type { Words } from '../schemas.ts';

/** The instants between which a notice is public; a day means all of it. Throws `validation` where they are none. */
export function noticeTime(
  notice: Words['notice'],
  timeZone: string,
): { notice_from: string | null; notice_until: string | null } {
  const { from = null, until = null } = notice ?? {};
  const notice_from = from && instantOf(from, timeZone);
  const notice_until = until && instantOf(isDay(until) ? addDays(until, 1) : until, timeZone);
  // Otherwise it would never be shown.
  if (notice_from && notice_until && notice_until <= notice_from)
    throw new AppError('validation', { fields: { 'notice.until': { key: 'instantOrder' } } });
  return { notice_from, notice_until };
}

function instantOf(moment: string, timeZone: string): string | null {
  return isDay(moment) ? startOfDay(moment, timeZone).toISOString() : (parseInstant(moment) ?? null);
}
