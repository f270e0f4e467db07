import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#shared/api/errors.ts';
import { MemoryKeys } from './memory-keys.ts';
import { RateLimit, type RateWindow } from './rate-limit.ts';

function createLimit(...windows: RateWindow[]) {
  let now = Date.parse('2026-11-21T09:30:00.000Z');
  const keys = new MemoryKeys(() => new Date(now));
  const withLimit = (key: string, use: (limit: RateLimit) => void) =>
    keys.transact({ limited: { table: 'limited', name: key } }, ({ limited }, at) =>
      outcomeOf(() => use(new RateLimit(limited, windows, at))),
    );
  return {
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    /** 'taken', or the `Retry-After` of the refusal. */
    take: (key = 'a') => withLimit(key, limit => limit.take()),
    check: () => withLimit('a', limit => limit.check()),
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

test('as often as the limit in one window, to the millisecond', async () => {
  const { take, wait } = createLimit({ limit: 3, ms: 60_000 });
  assert.deepEqual(
    [await take(), await take(), await take(), await take()],
    ['taken', 'taken', 'taken', '60'],
  );
  wait(59_999);
  assert.equal(await take(), '1');
  wait(1);
  assert.deepEqual(
    [await take(), await take(), await take(), await take()],
    ['taken', 'taken', 'taken', '60'],
  );
});

test('the window slides: each time is given back when it is as old as the window', async () => {
  const { take, wait } = createLimit({ limit: 3, ms: 60_000 });
  for (let number = 0; number < 3; number += 1) {
    assert.equal(await take(), 'taken');
    wait(10_000);
  }
  assert.equal(await take(), '30', 'the first one is 30 seconds old');
  wait(30_000);
  assert.deepEqual([await take(), await take()], ['taken', '10']);
  wait(10_000);
  assert.deepEqual([await take(), await take()], ['taken', '10']);
  wait(10_000);
  assert.deepEqual(
    [await take(), await take()],
    ['taken', '40'],
    'the next one is the first after the pause',
  );
});

test('the wait is told in whole seconds that are long enough', async () => {
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
    await take();
    wait(waited);
    assert.equal(await take(), expected, String(waited));
    wait(Number(expected) * 1_000);
    assert.equal(await take(), 'taken', String(waited));
  }
});

test('a clock that is set back makes nobody wait until it is as late again', async () => {
  const { take, wait } = createLimit({ limit: 2, ms: 1_000 });
  assert.deepEqual([await take(), await take(), await take()], ['taken', 'taken', '1']);
  wait(-365 * 24 * 3_600_000);
  assert.deepEqual([await take(), await take(), await take()], ['taken', 'taken', '1']);
});

test('what was refused is not counted', async () => {
  const { take, wait } = createLimit({ limit: 2, ms: 60_000 });
  await take();
  await take();
  wait(30_000);
  for (let tries = 0; tries < 100; tries += 1) assert.equal(await take(), '30');
  wait(30_000);
  assert.deepEqual([await take(), await take(), await take()], ['taken', 'taken', '60']);
});

test('to ask whether there may be one more counts nothing', async () => {
  const { take, check } = createLimit({ limit: 1, ms: 60_000 });
  for (let tries = 0; tries < 3; tries += 1) assert.equal(await check(), 'taken');
  assert.equal(await take(), 'taken');
  assert.equal(await check(), '60');
});

test('of several windows each one holds, and the longest wait is told, in whatever order they are given', async () => {
  const short = { limit: 2, ms: 1_000 };
  const long = { limit: 5, ms: 60_000 };
  for (const windows of [
    [short, long],
    [long, short],
  ]) {
    const { take, wait } = createLimit(...windows);
    assert.deepEqual([await take(), await take(), await take()], ['taken', 'taken', '1']);
    wait(1_000);
    assert.deepEqual([await take(), await take(), await take()], ['taken', 'taken', '1']);
    wait(1_000);
    assert.deepEqual(
      [await take(), await take()],
      ['taken', '58'],
      'the fifth is the last of the longer window',
    );
    wait(57_999);
    assert.equal(await take(), '1');
    wait(1);
    assert.deepEqual([await take(), await take(), await take()], ['taken', 'taken', '1']);
  }
});

test('keys do not touch each other, whatever they are called', async () => {
  const { take } = createLimit({ limit: 1, ms: 60_000 });
  for (const key of ['10.0.0.1', '10.0.0.10', '2001:db8::1', '', '__proto__', 'constructor']) {
    assert.deepEqual([await take(key), await take(key)], ['taken', '60'], key);
  }
});

test('of parallel tries no more than the limit pass', async () => {
  const { take } = createLimit({ limit: 5, ms: 60_000 });
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => take()));
  assert.equal(outcomes.filter(outcome => outcome === 'taken').length, 5);
});

test('memory is bounded: of 20,000 keys the one that did it longest ago is forgotten first', async () => {
  const { take, wait } = createLimit({ limit: 2, ms: 3_600_000 });
  for (const key of ['used', 'old', 'old']) await take(key);
  wait(1_000);
  for (let number = 0; number < 19_998; number += 1) await take(String(number));
  await take('used');
  assert.deepEqual([await take('old'), await take('used')], ['3599', '3599'], '20,000 are remembered');
  await take('one too many');
  assert.deepEqual([await take('used'), await take('old')], ['3599', 'taken']);
});
