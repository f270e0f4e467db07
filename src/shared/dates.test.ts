import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addDays,
  addMonths,
  formatDay,
  isDay,
  parseDay,
  startOfWeek,
  subtractMonths,
  weekdayOf,
} from './dates.ts';
import { dayIn, formatInstant, formatShortDay, startOfDay } from './instants.ts';

test('a day is one of the calendar, written in full', () => {
  for (const day of ['2026-11-21', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])
    assert.equal(isDay(day), true, day);
  const none = [
    '2026-02-30',
    '2026-04-31',
    '2027-02-29',
    '1900-02-29',
    '2026-00-01',
    '2026-13-01',
    '2026-01-00',
  ];
  none.push(
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '',
    'x',
    '10000-01-01',
  );
  for (const text of none) assert.equal(isDay(text), false, text);
});

test('the day of an instant is that of the wall of the time zone', () => {
  const cases: [instant: string, timeZone: string, expected: string][] = [
    ['2026-11-21T22:59:59Z', 'Europe/Sarajevo', '2026-11-21'],
    ['2026-11-21T23:00:00Z', 'Europe/Sarajevo', '2026-11-22'],
    ['2026-06-30T21:59:59Z', 'Europe/Sarajevo', '2026-06-30'],
    ['2026-06-30T22:00:00Z', 'Europe/Sarajevo', '2026-07-01'],
    ['2026-12-31T23:30:00Z', 'Europe/Sarajevo', '2027-01-01'],
    ['2026-11-21T23:00:00Z', 'UTC', '2026-11-21'],
    ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
  ];
  for (const [instant, timeZone, expected] of cases)
    assert.equal(dayIn(timeZone, new Date(instant)), expected, `${instant} ${timeZone}`);
});

test('days are added over the ends of months and years, whatever the clocks do', () => {
  assert.equal(addDays('2026-11-21', 0), '2026-11-21');
  assert.equal(addDays('2026-12-31', 1), '2027-01-01');
  assert.equal(addDays('2026-03-01', -1), '2026-02-28');
  assert.equal(addDays('2028-02-28', 1), '2028-02-29');
  assert.equal(addDays('2026-03-28', 2), '2026-03-30');
  assert.equal(addDays('2026-10-24', 2), '2026-10-26');
  assert.equal(addDays('2026-01-01', -365), '2025-01-01');
});

test('weeks start on Monday', () => {
  assert.equal(weekdayOf('2024-11-18'), 0);
  assert.equal(weekdayOf('2024-11-24'), 6);
  assert.equal(startOfWeek('2024-11-18'), '2024-11-18');
  assert.equal(startOfWeek('2024-11-24'), '2024-11-18');
  assert.equal(startOfWeek('2025-01-01'), '2024-12-30');
});

test('a day begins when the clock on the wall says so, also where the clocks change', () => {
  const cases: [day: string, timeZone: string, expected: string][] = [
    ['2026-11-21', 'Europe/Sarajevo', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', 'Europe/Sarajevo', '2026-06-30T22:00:00.000Z'],
    // The clocks go forward on 29 March and back on 25 October.
    ['2026-03-29', 'Europe/Sarajevo', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Sarajevo', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Sarajevo', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Sarajevo', '2026-10-25T23:00:00.000Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
    // There is no midnight: the day begins at 01:00.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ];
  for (const [day, timeZone, expected] of cases)
    assert.equal(startOfDay(day, timeZone).toISOString(), expected, `${day} ${timeZone}`);
});

test('one format per language', () => {
  assert.equal(formatDay('2025-03-09', 'bs'), '09.03.2025');
  assert.equal(formatDay('2025-03-09', 'en'), '9 March 2025');
  assert.equal(formatDay('2026-12-31', 'bs'), '31.12.2026');
  assert.equal(formatDay('2026-12-31', 'en'), '31 December 2026');
  assert.equal(formatDay('0987-01-01', 'bs'), '01.01.0987');
});

test('an instant is shown as the clock on the wall shows it, in summer and in winter', () => {
  assert.equal(formatInstant(new Date('2026-11-21T09:30:59Z'), 'Europe/Sarajevo', 'bs'), '21.11.2026 10:30');
  assert.equal(formatInstant(new Date('2026-07-01T22:05:00Z'), 'Europe/Sarajevo', 'bs'), '02.07.2026 00:05');
  assert.equal(formatInstant(new Date('2026-11-21T23:00:00Z'), 'Europe/Sarajevo', 'bs'), '22.11.2026 00:00');
  assert.equal(
    formatInstant(new Date('2026-11-21T23:00:00Z'), 'Europe/Sarajevo', 'en'),
    '22 November 2026 00:00',
  );
});

test('where there is little room a day has no year', () => {
  assert.equal(formatShortDay('2026-11-04', 'bs'), '04.11.');
  assert.equal(formatShortDay('2026-11-04', 'en'), '4 Nov');
  assert.equal(formatShortDay('2026-05-30', 'en'), '30 May');
});

test('a day is read as people write it', () => {
  const right = ['21.11.2026', '21.11.2026.', ' 21. 11. 2026. ', '21.11. 2026'];
  for (const text of right) assert.equal(parseDay(text), '2026-11-21', text);
  assert.equal(parseDay('1.2.2026'), '2026-02-01');
  assert.equal(parseDay('01.02.2026'), '2026-02-01');
  const wrong = [
    '',
    '30.2.2026',
    '2026-11-21',
    '11/21/2026',
    '21.11.26',
    '0.1.2026',
    '1.13.2026',
    '1.1.0000',
    '1.1.2026..',
  ];
  for (const text of wrong) assert.equal(parseDay(text), undefined, text);
});

test('what is formatted in Bosnian is read back', () => {
  for (const day of ['2026-11-21', '2028-02-29', '1998-01-02'])
    assert.equal(parseDay(formatDay(day, 'bs')), day);
});

test('months are added as people count them, and subtracting finds the last day that they lead from', () => {
  assert.deepEqual(
    [
      addMonths('2026-01-15', 1),
      addMonths('2026-01-31', 1),
      addMonths('2024-11-21', 24),
      addMonths('2024-02-29', 12),
    ],
    ['2026-02-15', '2026-03-01', '2026-11-21', '2025-03-01'],
  );
  for (const months of [1, 2, 12, 25])
    for (let day = '2027-01-01'; day < '2028-06-01'; day = addDays(day, 1)) {
      const last = subtractMonths(day, months);
      assert.ok(
        addMonths(last, months) <= day && addMonths(addDays(last, 1), months) > day,
        `${day} ${months}`,
      );
    }
});
