import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeMoment, readMoment, shortMoment, typedMoment } from './moments.ts';

const zone = 'Europe/Sarajevo';
const now = new Date('2026-11-21T09:30:00Z');
const weekdays = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'];

const read = (day: string, time: string) => readMoment({ day, time }, zone, now);

test('a moment to come is an instant, in winter and in summer', () => {
  assert.equal(read('2026-11-30', '08:00'), '2026-11-30T07:00:00.000Z');
  assert.equal(read('2027-06-30', '08:00'), '2027-06-30T06:00:00.000Z');
  assert.equal(read('2026-11-21', '10:31'), '2026-11-21T09:31:00.000Z');
});

test('what is past is refused at the field that is to be changed', () => {
  assert.deepEqual(read('2026-11-21', '10:30'), { field: 'time', problem: 'past' });
  assert.deepEqual(read('2026-11-20', '23:00'), { field: 'day', problem: 'past' });
});

test('a time that the clocks skip is refused, and of one that they show twice it is the second', () => {
  for (const time of ['02:00', '02:30', '02:59']) {
    assert.deepEqual(read('2027-03-28', time), { field: 'time', problem: 'skipped' }, time);
  }
  assert.equal(read('2027-03-28', '01:59'), '2027-03-28T00:59:00.000Z');
  assert.equal(read('2027-03-28', '03:00'), '2027-03-28T01:00:00.000Z');
  assert.equal(read('2027-10-31', '02:30'), '2027-10-31T01:30:00.000Z');
});

test('what is no day or no time is refused', () => {
  assert.deepEqual(read('', '08:00'), { field: 'day', problem: 'day' });
  assert.deepEqual(read('31.11.2026', '08:00'), { field: 'day', problem: 'day' });
  assert.deepEqual(read('2026-11-30', ''), { field: 'time', problem: 'time' });
  assert.deepEqual(read('2026-11-30', 'osam'), { field: 'time', problem: 'time' });
});

test('a moment is written with its weekday, or short', () => {
  const instant = '2026-11-30T07:00:00.000Z';
  assert.equal(
    describeMoment(instant, { timeZone: zone, language: 'bs' }, weekdays),
    'ponedjeljak, 30.11.2026. u 08:00',
  );
  assert.deepEqual(typedMoment(instant, zone), { day: '2026-11-30', time: '08:00' });
  assert.equal(shortMoment(instant, { timeZone: zone, language: 'bs' }, '2026-11-21'), '30.11. 08:00');
  assert.equal(shortMoment(instant, { timeZone: zone, language: 'bs' }, '2025-11-21'), '30.11.2026. 08:00');
  const english = { timeZone: zone, language: 'en' } as const;
  assert.equal(describeMoment(instant, english, ['Monday']), 'Monday, 30 November 2026 at 08:00');
  assert.equal(shortMoment(instant, english, '2026-11-21'), '30 Nov 08:00');
  assert.equal(shortMoment(instant, english, '2025-11-21'), '30 November 2026 08:00');
  assert.equal(
    describeMoment('2027-01-02T23:30:00.000Z', { timeZone: zone, language: 'bs' }, weekdays),
    'nedjelja, 03.01.2027. u 00:30',
  );
});
