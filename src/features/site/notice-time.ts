import { addDays, isDay, parseInstant } from '#shared/dates.ts';
import { startOfDay } from '#shared/instants.ts';

type Notice = { from: string | null; until: string | null };

/** The instants between which a notice is public (ISO 8601); a day means all of it. */
export function noticeTime({ from, until }: Notice, timeZone: string): Notice {
  return {
    from: from && instantOf(from, timeZone),
    until: until && instantOf(isDay(until) ? addDays(until, 1) : until, timeZone),
  };
}

function instantOf(moment: string, timeZone: string): string | null {
  return isDay(moment) ? startOfDay(moment, timeZone).toISOString() : (parseInstant(moment) ?? null);
}

/** Whether a notice is public at an instant, is going to be, or was. */
export function noticeStateAt(
  instant: string,
  notice: Notice,
  timeZone: string,
): 'shown' | 'coming' | 'past' {
  const { from, until } = noticeTime(notice, timeZone);
  if (from && instant < from) return 'coming';
  return until && instant >= until ? 'past' : 'shown';
}
