import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastWeeks } from './weeks.ts';

test('twelve Mondays up to that of this week, over the end of a year', () => {
  const expected = [
    ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
    ...['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'],
  ];
  assert.deepEqual(lastWeeks('2027-01-11'), expected);
  assert.deepEqual(lastWeeks('2027-01-17'), expected);
  assert.equal(lastWeeks('2027-01-18').at(-1), '2027-01-18');
  assert.equal(lastWeeks('2027-01-10').at(-1), '2027-01-04');
});
