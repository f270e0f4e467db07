/** TypeScript does not know Temporal yet, and Safari does not have it. */
type Instant = Date & { toTemporalInstant?(): { toZonedDateTimeISO(timeZone: string): object } };

/** By time zone: creating a format takes far longer than using it. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * `YYYY-MM-DDTHH:mm` in a time zone. By Temporal where there is one: the first use of Intl for a date takes a browser 30 to 60 ms,
 * on a phone four times as long, while a page becomes alive (docs/performance.md).
 */
export function readClock(timeZone: string, instant: Instant): string {
  const zoned = instant.toTemporalInstant?.().toZonedDateTimeISO(timeZone);
  if (zoned) return String(zoned).slice(0, 16);
  formats[timeZone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  // The parts are the same in every engine, the joined text is not.
  const parts = formats[timeZone].formatToParts(instant);
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}
