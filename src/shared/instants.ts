import { type Day, formatDay } from './dates.ts';

// Apart from days, so that public pages, which show days only, do not load it.

/** The calendar day of an instant in a time zone such as `Europe/Sarajevo`. */
export function dayIn(timeZone: string, instant: Date): Day {
  return wallClock(timeZone, instant).slice(0, 10);
}

/** An instant as `dd.MM.yyyy HH:mm` on the wall clock of a time zone. */
export function formatInstant(instant: Date, timeZone: string): string {
  const clock = wallClock(timeZone, instant);
  return `${formatDay(clock.slice(0, 10), 'bs')} ${clock.slice(11, 16)}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once for a time zone: that takes far longer than to read it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** `YYYY-MM-DDTHH:mm` as a clock on the wall of the time zone shows it. */
export function wallClock(timeZone: string, instant: Date): string {
  // Every engine formats by parts with numeric fields alike; the joined text differs between engines.
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}
