import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import type { AuditEntry } from '../contract.ts';
import { entriesByDay } from './entries-by-day.ts';

const entry = (at: string, id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ at, id, who: { id: 1, email: 'urednica@primjer.ba' }, action: 'decide', type: 'application' },
  ...{ title: 'Kongres', changed: ['status'] },
  ...changes,
});

test('entries stand under the days of the site, what was done to several at once stands once', () => {
  const days = entriesByDay(
    [
      entry('2026-11-21T23:30:00.000Z', 4),
      entry('2026-11-21T10:00:00.000Z', 3),
      entry('2026-11-21T10:00:00.000Z', 2),
      entry('2026-11-21T10:00:00.000Z', 1, { title: 'Radionica' }),
    ],
    at => formatDay(dayIn('Europe/Sarajevo', new Date(at)), 'bs'),
  );
  assert.deepEqual(
    days.map(({ day, entries }) => [day, ...entries.map(({ id, count }) => [id, count])]),
    [
      ['22.11.2026', [4, 1]],
      ['21.11.2026', [3, 2], [1, 1]],
    ],
  );
});
