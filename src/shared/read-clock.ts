/** TypeScript does not know Temporal yet, and Safari does not have it. */
type Instant = Date & { toTemporalInstant?(): { toZonedDateTimeISO(timeZone: string): object } };

/**
 * `YYYY-MM-DDTHH:mm` in a time zone. By Temporal where there is one: the first use of Intl for a date takes a browser 30 to 60 ms,
 * on a phone four times as long, while a page becomes alive (docs/performance.md).
 */
export function readClock(timeZone: string, instant: Instant): string {
  const zoned = instant.toTemporalInstant?.().toZonedDateTimeISO(timeZone);
  if (zoned) return String(zoned).slice(0, 16);
  // The parts are the same in every engine, the joined text is not.
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes far longer than using it. */
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
