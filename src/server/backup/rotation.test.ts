import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dailyName, outdated, parseDailyName } from './rotation.ts';

const zone = 'Europe/Sarajevo';
const hour = 60 * 60_000;
const now = new Date('2026-11-21T09:30:00Z');
const before = (hours: number) => dailyName(new Date(now.getTime() - hours * hour));

test('a name says when, and no other file is taken for one', () => {
  assert.equal(dailyName(now), 'daily-2026-11-21T09-30-00Z.tar');
  assert.deepEqual(parseDailyName('daily-2026-11-21T09-30-00Z.tar'), now);
  for (const name of [
    'daily-2026-11-21T09-30-00Z.tar.part',
    'daily-2026-13-41T09-30-00Z.tar',
    'before-migration-2026-11-21T09-30-00-000Z.sqlite',
    'moja.tar',
    '',
  ])
    assert.equal(parseDailyName(name), undefined, name);
});

test('seven days and four weeks are kept, made one a day', () => {
  const kept: string[] = [];
  for (let day = 60; day >= 0; day -= 1) {
    kept.push(before(day * 24));
    const at = new Date(now.getTime() - day * 24 * hour);
    for (const name of outdated(kept, at, zone)) kept.splice(kept.indexOf(name), 1);
  }
  // On a Saturday: the days since Sunday, then the three Sundays before.
  assert.deepEqual(
    kept.map(name => name.slice('daily-'.length, 'daily-2026-11-21'.length)),
    ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-16', '2026-11-17'].concat([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]),
  );
});

test('of a day on the site’s clock the last is kept', () => {
  // In Sarajevo 23:30 and 00:30 are different days, in UTC the same.
  const names = ['2026-11-20T10:00', '2026-11-20T22:30', '2026-11-20T23:30'].map(minute =>
    dailyName(new Date(`${minute}:00Z`)),
  );
  assert.deepEqual(outdated(names, now, zone), [names[0]]);
});

test('nothing of the future goes or takes the place of another, nor what is no daily backup', () => {
  const future = Array.from({ length: 9 }, (_, day) => before(-24 * (day + 1)));
  const others = ['moja.tar', 'before-migration-2026-01-01T00-00-00-000Z.sqlite'];
  assert.deepEqual(outdated([...future, ...others, before(0), before(24)], now, zone), []);
});
