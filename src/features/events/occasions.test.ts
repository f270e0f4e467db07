import assert from 'node:assert/strict';
import { test } from 'node:test';
import { occasionsOf } from './occasions.ts';

const event = {
  kind: 'workshop',
  lang: 'bs',
  started_at: '2026-12-11',
  finished_at: '2026-12-12',
  time: '09:30',
  location: 'Tuzla',
  image: null as string | null,
  pair_id: null as number | null,
} as const;

const ids = (...events: object[]) =>
  occasionsOf(events.map((changes, index) => ({ ...event, ...changes, id: index + 1 }))).map(occasion =>
    occasion.map(({ id }) => id),
  );

test('what takes place at one time and place is one occasion in both languages', () => {
  assert.deepEqual(ids({}, { lang: 'en' }), [[1, 2]]);
  const image = 'a.webp';
  assert.deepEqual(ids({ image }, { lang: 'en', location: 'Tuzla, BiH', image }), [[1, 2]]);
  // Each event is paired with one counterpart.
  assert.deepEqual(ids({}, {}, { lang: 'en' }, { lang: 'en' }), [
    [1, 3],
    [2, 4],
  ]);
});

test('a pair is one occasion, and nothing else is one with it', () => {
  assert.deepEqual(ids({ pair_id: 1 }, { lang: 'en', pair_id: 1, location: 'Sarajevo' }, { lang: 'en' }), [
    [1, 2],
    [3],
  ]);
});

test('another kind, day, time or place, or the same language, is another occasion', () => {
  for (const changes of [
    { kind: 'congress' },
    { started_at: '2026-12-10' },
    { finished_at: '2026-12-13' },
    { time: '10:00' },
    { location: 'Sarajevo' },
    { lang: 'bs' },
  ])
    assert.deepEqual(ids({}, { lang: 'en', ...changes }), [[1], [2]]);
});
