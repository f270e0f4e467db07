import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#shared/errors.ts';
import { RateLimit, type RateWindow } from './rate-limit.ts';

function createLimit(...windows: RateWindow[]) {
  let now = Date.parse('2026-11-21T09:30:00.000Z');
  const limit = new RateLimit(windows, () => new Date(now));
  return {
    limit,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    /** 'taken', or the `Retry-After` of the refusal. */
    take: (key = 'a') => outcomeOf(() => limit.take(key)),
  };
}

function outcomeOf(take: () => void): string | undefined {
  try {
    take();
    return 'taken';
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'too_many');
    assert.deepEqual(Object.keys(error.headers), ['Retry-After']);
    return error.headers['Retry-After'];
  }
}

test('as often as the limit in one window, to the millisecond', () => {
  const { take, wait } = createLimit({ limit: 3, ms: 60_000 });
  assert.deepEqual([take(), take(), take(), take()], ['taken', 'taken', 'taken', '60']);
  wait(59_999);
  assert.equal(take(), '1');
  wait(1);
  assert.deepEqual([take(), take(), take(), take()], ['taken', 'taken', 'taken', '60']);
});

test('the window slides: each time is given back when it is as old as the window', () => {
  const { take, wait } = createLimit({ limit: 3, ms: 60_000 });
  for (let number = 0; number < 3; number += 1) {
    assert.equal(take(), 'taken');
    wait(10_000);
  }
  assert.equal(take(), '30', 'the first one is 30 seconds old');
  wait(30_000);
  assert.deepEqual([take(), take()], ['taken', '10']);
  wait(10_000);
  assert.deepEqual([take(), take()], ['taken', '10']);
  wait(10_000);
  assert.deepEqual([take(), take()], ['taken', '40'], 'the next one is the first after the pause');
});

test('the wait is told in whole seconds that are long enough', () => {
  const cases: [waited: number, expected: string][] = [
    [0, '60'],
    [1, '60'],
    [999, '60'],
    [1_000, '59'],
    [58_999, '2'],
    [59_000, '1'],
    [59_999, '1'],
  ];
  for (const [waited, expected] of cases) {
    const { take, wait } = createLimit({ limit: 1, ms: 60_000 });
    take();
    wait(waited);
    assert.equal(take(), expected, String(waited));
    wait(Number(expected) * 1_000);
    assert.equal(take(), 'taken', String(waited));
  }
});

test('a clock that is set back makes nobody wait until it is as late again', () => {
  const { take, wait } = createLimit({ limit: 2, ms: 1_000 });
  assert.deepEqual([take(), take(), take()], ['taken', 'taken', '1']);
  wait(-365 * 24 * 3_600_000);
  assert.deepEqual([take(), take(), take()], ['taken', 'taken', '1']);
});

test('what was refused is not counted', () => {
  const { take, wait } = createLimit({ limit: 2, ms: 60_000 });
  take();
  take();
  wait(30_000);
  for (let tries = 0; tries < 100; tries += 1) assert.equal(take(), '30');
  wait(30_000);
  assert.deepEqual([take(), take(), take()], ['taken', 'taken', '60']);
});

test('to ask whether there may be one more counts nothing', () => {
  const { limit, take } = createLimit({ limit: 1, ms: 60_000 });
  for (let tries = 0; tries < 3; tries += 1)
    assert.equal(
      outcomeOf(() => limit.check('a')),
      'taken',
    );
  assert.equal(take(), 'taken');
  assert.equal(
    outcomeOf(() => limit.check('a')),
    '60',
  );
});

test('of several windows each one holds, and the longest wait is told, in whatever order they are given', () => {
  const short = { limit: 2, ms: 1_000 };
  const long = { limit: 5, ms: 60_000 };
  for (const windows of [
    [short, long],
    [long, short],
  ]) {
    const { take, wait } = createLimit(...windows);
    assert.deepEqual([take(), take(), take()], ['taken', 'taken', '1']);
    wait(1_000);
    assert.deepEqual([take(), take(), take()], ['taken', 'taken', '1']);
    wait(1_000);
    assert.deepEqual([take(), take()], ['taken', '58'], 'the fifth is the last of the longer window');
    wait(57_999);
    assert.equal(take(), '1');
    wait(1);
    assert.deepEqual([take(), take(), take()], ['taken', 'taken', '1']);
  }
});

test('keys do not touch each other, whatever they are called', () => {
  const { take } = createLimit({ limit: 1, ms: 60_000 });
  for (const key of ['10.0.0.1', '10.0.0.10', '2001:db8::1', '', '__proto__', 'constructor']) {
    assert.deepEqual([take(key), take(key)], ['taken', '60'], key);
  }
});

test('of parallel tries no more than the limit pass', async () => {
  const { take } = createLimit({ limit: 5, ms: 60_000 });
  const outcomes = await Promise.all(Array.from({ length: 100 }, async () => take()));
  assert.equal(outcomes.filter(outcome => outcome === 'taken').length, 5);
});

test('memory is bounded: of 20,000 keys the one that did it longest ago is forgotten first', () => {
  const { take, wait } = createLimit({ limit: 2, ms: 3_600_000 });
  for (const key of ['used', 'old', 'old']) take(key);
  wait(1_000);
  for (let number = 0; number < 19_998; number += 1) take(String(number));
  take('used');
  assert.deepEqual([take('old'), take('used')], ['3599', '3599'], '20,000 are remembered');
  take('one too many');
  assert.deepEqual([take('used'), take('old')], ['3599', 'taken']);
});
