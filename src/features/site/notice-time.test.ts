import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeStateAt } from './notice-time.ts';

test('a notice is coming, shown or past by the time zone of the site', () => {
  const state = (instant: string, from: string | null, until: string | null) =>
    noticeStateAt(instant, { from, until }, 'Europe/Sarajevo');
  assert.equal(state('2026-11-24T22:59:59.999Z', '2026-11-25', '2026-11-26'), 'coming');
  assert.equal(state('2026-11-24T23:00:00.000Z', '2026-11-25', '2026-11-26'), 'shown');
  assert.equal(state('2026-11-26T22:59:59.999Z', '2026-11-25', '2026-11-26'), 'shown');
  assert.equal(state('2026-11-26T23:00:00.000Z', '2026-11-25', '2026-11-26'), 'past');
  assert.equal(state('2026-11-26T23:00:00.000Z', null, null), 'shown');
  assert.equal(state('2026-11-25T10:00:00.000Z', null, '2026-11-25T11:00:00+01:00'), 'past');
});
