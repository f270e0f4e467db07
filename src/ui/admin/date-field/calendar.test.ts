import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMonths, dayAfterKey, endOfWeek, readDay, weeksOfMonth } from './calendar.ts';

test('weeks end on Sunday', () => {
  assert.equal(endOfWeek('2024-11-18'), '2024-11-24');
  assert.equal(endOfWeek('2024-11-24'), '2024-11-24');
  assert.equal(endOfWeek('2024-12-30'), '2025-01-05');
});

test('a month is shown in whole weeks', () => {
  const november = weeksOfMonth('2024-11-21');
  assert.deepEqual(november[0], [
    ...['2024-10-28', '2024-10-29', '2024-10-30', '2024-10-31'],
    ...['2024-11-01', '2024-11-02', '2024-11-03'],
  ]);
  assert.equal(november.length, 5);
  assert.equal(november.at(-1)?.at(-1), '2024-12-01');
});

test('months take four to six weeks', () => {
  // 1 February 2021 was a Monday, 29 February 2024 a Thursday, 1 September 2024 a Sunday
  assert.equal(weeksOfMonth('2021-02-28').length, 4);
  assert.equal(weeksOfMonth('2021-02-28').at(-1)?.at(-1), '2021-02-28');
  assert.equal(weeksOfMonth('2024-02-01').length, 5);
  assert.equal(weeksOfMonth('2024-02-01').at(-1)?.at(3), '2024-02-29');
  assert.equal(weeksOfMonth('2023-02-01').at(-1)?.at(1), '2023-02-28');
  assert.equal(weeksOfMonth('2024-09-30').length, 6);
});

test('every month of forty years holds each of its days once, in order', () => {
  for (let day = '2000-01-15'; day < '2040-01-01'; day = addMonths(day, 1)) {
    const days = weeksOfMonth(day).flat();
    const inside = days.filter(each => each.startsWith(day.slice(0, 7)));
    assert.deepEqual(days, days.toSorted());
    assert.equal(new Set(days).size, days.length);
    assert.equal(inside[0], `${day.slice(0, 7)}-01`);
    assert.equal(inside.at(-1), endOfMonth(day));
    assert.ok(days.slice(0, 7).includes(inside[0] ?? '') && days.slice(-7).includes(inside.at(-1) ?? ''));
  }
});

test('moving by months keeps to the end of a shorter month', () => {
  assert.equal(addMonths('2024-01-31', 1), '2024-02-29');
  assert.equal(addMonths('2023-01-31', 1), '2023-02-28');
  assert.equal(addMonths('2024-03-31', -1), '2024-02-29');
  assert.equal(addMonths('2024-12-15', 1), '2025-01-15');
  assert.equal(addMonths('2025-01-15', -1), '2024-12-15');
  assert.equal(addMonths('2024-02-29', 12), '2025-02-28');
  assert.equal(addMonths('2024-02-29', -12), '2023-02-28');
});

test('keys of the grid', () => {
  const after = (key: string, isShift = false, day = '2024-12-31') => dayAfterKey(day, key, isShift);
  assert.equal(after('ArrowRight'), '2025-01-01');
  assert.equal(after('ArrowLeft', false, '2025-01-01'), '2024-12-31');
  assert.equal(after('ArrowDown'), '2025-01-07');
  assert.equal(after('ArrowUp'), '2024-12-24');
  assert.equal(after('Home'), '2024-12-30');
  assert.equal(after('End'), '2025-01-05');
  assert.equal(after('PageUp'), '2024-11-30');
  assert.equal(after('PageDown'), '2025-01-31');
  assert.equal(after('PageUp', true), '2023-12-31');
  assert.equal(after('PageDown', true), '2025-12-31');
  assert.equal(after('a'), undefined);
  assert.equal(after('Enter'), undefined);
});

test('no key leads out of the calendar', () => {
  assert.equal(dayAfterKey('9999-12-31', 'ArrowRight', false), '9999-12-31');
  assert.equal(dayAfterKey('9999-12-31', 'PageDown', true), '9999-12-31');
  assert.equal(dayAfterKey('0001-01-01', 'ArrowLeft', false), '0001-01-01');
  assert.equal(dayAfterKey('0001-01-01', 'PageUp', false), '0001-01-01');
});

test('days are read as they are typed, with or without dots', () => {
  for (const text of ['21.11.2024', '21. 11. 2024.', '21,11,2024', ' 21112024 '])
    assert.equal(readDay(text), '2024-11-21');
  assert.equal(readDay('1.2.2024'), '2024-02-01');
  for (const text of ['', '21.11.', '21.11.24', '31.02.2024', '2024-11-21', '1122024', 'sutra'])
    assert.equal(readDay(text), undefined);
});

function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}
