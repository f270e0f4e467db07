import { clockOffset } from '#shared/instants.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A time zone's definition for calendars (RFC 5545, 3.6.5): the offset at the beginning of each year with
 * events, and each change of the clocks in it.
 */
export function timeZoneLines(timeZone: string, years: ReadonlySet<number>): string[] {
  if (years.size === 0) return [];
  const offsets = [...years].sort().flatMap(year => offsetsOf(timeZone, year));
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...offsets, 'END:VTIMEZONE'];
}

function offsetsOf(timeZone: string, year: number): string[] {
  const offsetAt = (instant: number) => clockOffset(timeZone, new Date(instant));
  const start = Date.UTC(year, 0, 1);
  const end = Date.UTC(year + 1, 0, 1);
  const atStart = offsetAt(start);
  const lines = observance(start, atStart, atStart);
  for (let before = start; before < end; before += day) {
    const from = offsetAt(before);
    const to = offsetAt(before + day);
    if (from === to) continue;
    const change = firstMinute(before, before + day, instant => offsetAt(instant) !== from);
    // The standard wants the local time before the change.
    lines.push(...observance(change + from * minute, from, to));
  }
  return lines;
}

/** The first full minute of a span at which `holds` becomes true; it must stay true from then on. */
function firstMinute(from: number, to: number, holds: (instant: number) => boolean): number {
  if (to - from <= minute) return to;
  const middle = from + Math.floor((to - from) / 2 / minute) * minute;
  return holds(middle) ? firstMinute(from, middle, holds) : firstMinute(middle, to, holds);
}

function observance(clock: number, from: number, to: number): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${new Date(clock).toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

/** Formats an offset as `+0100`. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}${two(size % 60)}`;
}
