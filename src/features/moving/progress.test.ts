import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paceOf } from './progress.ts';

test('the pace is that of the step so far, and the rest takes as long', () => {
  assert.deepEqual(paceOf({ done: 30, total: 90 }, 20), { perMinute: 90, secondsLeft: 40 });
  assert.deepEqual(paceOf({ done: 90, total: 90 }, 20), { perMinute: 270, secondsLeft: 0 });
});

test('nothing is said before anything is done, or of what has no known end', () => {
  const unknown = { perMinute: null, secondsLeft: null };
  assert.deepEqual(paceOf({ done: 0, total: 90 }, 20), unknown);
  assert.deepEqual(paceOf({ done: 5, total: 90 }, 0.5), unknown);
  assert.equal(paceOf({ done: 5, total: 0 }, 10).secondsLeft, null);
});
