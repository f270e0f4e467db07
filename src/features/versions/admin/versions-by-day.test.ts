import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import type { VersionEntry } from '../contract.ts';
import { versionsByDay } from './versions-by-day.ts';

const amra = { id: 1, email: 'amra@primjer.ba' };
const vedad = { id: 2, email: 'vedad@primjer.ba' };
const entry = (version: number, at: string, by: VersionEntry['by']): VersionEntry => ({
  version,
  at,
  by,
  changed: ['title'],
});

test('versions are grouped by the day of the site and the person', () => {
  const groups = versionsByDay(
    [
      entry(5, '2026-11-21T23:30:00.000Z', amra),
      entry(4, '2026-11-21T22:30:00.000Z', amra),
      entry(3, '2026-11-21T10:00:00.000Z', vedad),
      entry(2, '2026-11-21T09:00:00.000Z', amra),
      entry(1, '2026-11-21T08:00:00.000Z', null),
    ],
    at => formatDay(dayIn('Europe/Sarajevo', new Date(at)), 'bs'),
  );
  assert.deepEqual(
    groups.map(({ day, email, versions }) => [day, email, versions.map(({ version }) => version)]),
    [
      ['22.11.2026', 'amra@primjer.ba', [5]],
      ['21.11.2026', 'amra@primjer.ba', [4]],
      ['21.11.2026', 'vedad@primjer.ba', [3]],
      ['21.11.2026', 'amra@primjer.ba', [2]],
      ['21.11.2026', undefined, [1]],
    ],
  );
});
