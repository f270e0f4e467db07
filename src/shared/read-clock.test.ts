import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClock } from './read-clock.ts';

/** As browsers read it that have no Temporal yet. */
const readByIntl = (timeZone: string, instant: Date) =>
  readClock(timeZone, Object.assign(new Date(instant), { toTemporalInstant: undefined }));

test('clocks are read alike with and without Temporal, also where they change', () => {
  assert.ok('toTemporalInstant' in Date.prototype);
  for (const [timeZone, time, expected] of [
    ['Europe/Sarajevo', '2026-03-29T00:59:59.999Z', '2026-03-29T01:59'],
    ['Europe/Sarajevo', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['Europe/Sarajevo', '2026-10-25T00:59:00Z', '2026-10-25T02:59'],
    ['Europe/Sarajevo', '2026-10-25T01:00:00Z', '2026-10-25T02:00'],
    ['Europe/Sarajevo', '2025-12-31T23:00:00Z', '2026-01-01T00:00'],
    ['UTC', '2026-11-27T09:05:59Z', '2026-11-27T09:05'],
    ['Asia/Kathmandu', '2026-11-27T09:05:59Z', '2026-11-27T14:50'],
    ['America/St_Johns', '2026-01-01T02:00:00Z', '2025-12-31T22:30'],
  ] as const) {
    for (const read of [readClock, readByIntl])
      assert.equal(read(timeZone, new Date(time)), expected, `${timeZone} at ${time}`);
  }
  const [first, last, steps] = [Date.UTC(1990, 0), Date.UTC(2060, 0), 2_000];
  for (let step = 0; step < steps; step += 1) {
    const instant = new Date(first + ((last - first) * step) / steps);
    for (const timeZone of ['Europe/Sarajevo', 'America/New_York', 'Australia/Lord_Howe'])
      assert.equal(readClock(timeZone, instant), readByIntl(timeZone, instant), instant.toISOString());
  }
});
