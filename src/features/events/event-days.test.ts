import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDays, formatSpan, isOver, timeOf } from './event-days.ts';

test('the days of an event are written as one or as two, in either language', () => {
  const oneDay = { started_at: '2026-11-21', finished_at: '2026-11-21' };
  const twoDays = { started_at: '2026-12-31', finished_at: '2027-01-01' };
  assert.equal(formatDays(oneDay, 'bs'), '21.11.2026');
  assert.equal(formatDays(oneDay, 'en'), '21\u00a0November\u00a02026');
  assert.equal(formatDays(twoDays, 'bs'), '31.12.2026\u00a0– 01.01.2027');
  assert.equal(formatDays(twoDays, 'en'), '31\u00a0December\u00a02026\u00a0– 1\u00a0January\u00a02027');
});

test('English leaves out what the first day shares with the last, Bosnian writes both', () => {
  const days = { started_at: '2027-02-26', finished_at: '2027-02-27' };
  assert.equal(formatDays(days, 'en'), '26–27\u00a0February\u00a02027');
  assert.equal(formatDays(days, 'bs'), '26.02.2027\u00a0– 27.02.2027');
  const months = { started_at: '2027-02-26', finished_at: '2027-03-01' };
  assert.equal(formatDays(months, 'en'), '26\u00a0February\u00a0– 1\u00a0March\u00a02027');
});

test('where there is little room Bosnian leaves out what both days share, too', () => {
  const spans = [
    ['2027-02-26', '2027-02-26', '26.02.2027'],
    ['2027-02-26', '2027-02-27', '26.–27.02.2027'],
    ['2027-02-26', '2027-03-01', '26.02.–01.03.2027'],
    ['2026-12-31', '2027-01-01', '31.12.2026\u00a0– 01.01.2027'],
  ] as const;
  for (const [started_at, finished_at, span] of spans)
    assert.equal(formatSpan({ started_at, finished_at }, 'bs'), span);
  const days = { started_at: '2027-02-26', finished_at: '2027-02-27' };
  assert.equal(formatSpan(days, 'en'), formatDays(days, 'en'));
});

test('an event runs from its first day to its last', () => {
  const event = { started_at: '2026-11-19', finished_at: '2026-11-21' };
  assert.deepEqual(
    ['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22'].map(today => timeOf(event, today)),
    ['upcoming', 'running', 'running', 'past'],
  );
});

test('an event is over on the day after its last one', () => {
  const event = { started_at: '2026-11-19', finished_at: '2026-11-21' };
  assert.deepEqual(
    ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22', '2027-01-01'].map(today => isOver(event, today)),
    [false, false, false, true, true],
  );
});
