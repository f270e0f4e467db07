import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#shared/errors.ts';
import { Throttle } from './throttle.ts';

/** Three free tries, then waits of 1, 2, 4 … up to 10 seconds; reset after a minute. */
function createThrottle() {
  let seconds = 0;
  const policy = { free: 3, firstWaitMs: 1_000, longestWaitMs: 10_000, forgetMs: 60_000 };
  const throttle = new Throttle(policy, () => new Date(seconds * 1_000));
  return {
    throttle,
    wait: (more: number) => {
      seconds += more;
    },
    /** 0 for a try that passed, else the seconds to wait. */
    take: (key = 'a') => secondsToWait(() => throttle.take(key)),
  };
}

function secondsToWait(take: () => void): number {
  try {
    take();
    return 0;
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'too_many');
    return Number(error.headers['Retry-After']);
  }
}

test('each try after the free ones waits twice as long as the one before, up to the longest wait', () => {
  const { take, wait } = createThrottle();
  assert.deepEqual([take(), take(), take()], [0, 0, 0]);
  for (const seconds of [1, 2, 4, 8, 10, 10]) {
    assert.equal(take(), seconds);
    wait(seconds - 0.001);
    assert.equal(take(), 1, 'a moment too early, rounded up');
    wait(0.001);
    assert.equal(take(), 0);
  }
});

test('a try inside a wait is not counted', () => {
  const { take, wait } = createThrottle();
  for (let tries = 0; tries < 50; tries += 1) take();
  wait(1);
  assert.deepEqual([take(), take()], [0, 2]);
});

test('keys do not touch each other', () => {
  const { take } = createThrottle();
  assert.deepEqual([take(), take(), take(), take(), take('b')], [0, 0, 0, 1, 0]);
});

test('tries are forgotten with time, or when they turn out to be legitimate', () => {
  const { take, wait, throttle } = createThrottle();
  const four = () => [take(), take(), take(), take()];
  assert.deepEqual(four(), [0, 0, 0, 1]);
  wait(60);
  assert.deepEqual(four(), [0, 0, 0, 1]);
  throttle.clear('a');
  assert.deepEqual(four(), [0, 0, 0, 1]);
});

test('a clock that is set back makes nobody wait until it is as late again', () => {
  const { take, wait } = createThrottle();
  wait(366 * 24 * 3_600);
  for (let time = 0; time < 4; time += 1) take();
  assert.ok(take() > 0);
  wait(-365 * 24 * 3_600);
  assert.deepEqual([take(), take(), take(), take()], [0, 0, 0, 1]);
});

test('memory is bounded: of 20,000 keys the longest unused is forgotten first', () => {
  const { take, wait } = createThrottle();
  for (const key of ['old', 'used', 'old', 'used', 'old', 'used']) take(key);
  assert.deepEqual([take('old'), take('used')], [1, 1]);
  wait(1);
  for (let number = 0; number < 19_998; number += 1) take(String(number));
  take('used');
  take('one too many');
  assert.deepEqual([take('used'), take('used')], [2, 2], 'the one used lately is still known');
  assert.deepEqual([take('old'), take('old')], [0, 0], 'the other has its free tries again');
});

test('a try that is taken back counts for nothing, and takes its wait along, but no other one’s', () => {
  const { throttle, take, wait } = createThrottle();
  const takeBack = throttle.take('a');
  take();
  takeBack();
  assert.deepEqual([take(), take(), take()], [0, 0, 1], 'three more than were taken back');
  wait(1);
  throttle.take('a')();
  const before = throttle.take('a');
  assert.equal(take(), 2, 'as long as without the one that was taken back');
  wait(2);
  assert.equal(take(), 0);
  before();
  assert.equal(take(), 4);
});
