import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryKeys } from '#server/rate-limit/memory-keys.ts';
import { AppError } from '#shared/api/errors.ts';
import { Throttle } from './throttle.ts';

/** Three free tries, then waits of 1, 2, 4 … up to 10 seconds; reset after a minute. */
function createThrottle() {
  let seconds = 0;
  const policy = { free: 3, firstWaitMs: 1_000, longestWaitMs: 10_000, forgetMs: 60_000 };
  const keys = new MemoryKeys(() => new Date(seconds * 1_000));
  const withThrottle = <Result>(use: (throttle: Throttle) => Result, name = 'a') =>
    keys.transact({ key: { table: 'tries', name } }, ({ key }, now) => use(new Throttle(key, policy, now)));
  return {
    withThrottle,
    wait: (more: number) => {
      seconds += more;
    },
    /** 0 for a try that passed, else the seconds to wait. */
    take: (name?: string) => withThrottle(throttle => secondsToWait(() => throttle.take()), name),
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

test('each try after the free ones waits twice as long as the one before, up to the longest wait', async () => {
  const { take, wait } = createThrottle();
  assert.deepEqual([await take(), await take(), await take()], [0, 0, 0]);
  for (const seconds of [1, 2, 4, 8, 10, 10]) {
    assert.equal(await take(), seconds);
    wait(seconds - 0.001);
    assert.equal(await take(), 1, 'a moment too early, rounded up');
    wait(0.001);
    assert.equal(await take(), 0);
  }
});

test('a try inside a wait is not counted', async () => {
  const { take, wait } = createThrottle();
  for (let tries = 0; tries < 50; tries += 1) await take();
  wait(1);
  assert.deepEqual([await take(), await take()], [0, 2]);
});

test('keys do not touch each other', async () => {
  const { take } = createThrottle();
  assert.deepEqual(
    [await take(), await take(), await take(), await take(), await take('b')],
    [0, 0, 0, 1, 0],
  );
});

test('tries are forgotten with time, or when they turn out to be legitimate', async () => {
  const { take, wait, withThrottle } = createThrottle();
  const four = async () => [await take(), await take(), await take(), await take()];
  assert.deepEqual(await four(), [0, 0, 0, 1]);
  wait(60);
  assert.deepEqual(await four(), [0, 0, 0, 1]);
  await withThrottle(throttle => throttle.clear());
  assert.deepEqual(await four(), [0, 0, 0, 1]);
});

test('a clock that is set back makes nobody wait until it is as late again', async () => {
  const { take, wait } = createThrottle();
  wait(366 * 24 * 3_600);
  for (let time = 0; time < 4; time += 1) await take();
  assert.ok((await take()) > 0);
  wait(-365 * 24 * 3_600);
  assert.deepEqual([await take(), await take(), await take(), await take()], [0, 0, 0, 1]);
});

test('memory is bounded: of 20,000 keys the longest unused is forgotten first', async () => {
  const { take, wait } = createThrottle();
  for (const key of ['old', 'used', 'old', 'used', 'old', 'used']) await take(key);
  assert.deepEqual([await take('old'), await take('used')], [1, 1]);
  wait(1);
  for (let number = 0; number < 19_998; number += 1) await take(String(number));
  await take('used');
  await take('one too many');
  assert.deepEqual([await take('used'), await take('used')], [2, 2], 'the one used lately is still known');
  assert.deepEqual([await take('old'), await take('old')], [0, 0], 'the other has its free tries again');
});

test('a try that is taken back counts for nothing, and takes its wait along, but no other one’s', async () => {
  const { withThrottle, take, wait } = createThrottle();
  const count = () => withThrottle(throttle => throttle.take());
  const takeBack = (until: number) => withThrottle(throttle => throttle.takeBack(until));
  const until = await count();
  await take();
  await takeBack(until);
  assert.deepEqual([await take(), await take(), await take()], [0, 0, 1], 'three more than were taken back');
  wait(1);
  await takeBack(await count());
  const before = await count();
  assert.equal(await take(), 2, 'as long as without the one that was taken back');
  wait(2);
  assert.equal(await take(), 0);
  await takeBack(before);
  assert.equal(await take(), 4);
});
