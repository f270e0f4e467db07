import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gathering } from './gathering.ts';

test('who comes first waits for nobody; who comes meanwhile is handled together, in order, in batches of a size', async () => {
  const batches: (readonly number[])[] = [];
  const gathering = new Gathering(async (items: readonly number[]) => {
    batches.push(items);
    return Promise.allSettled(items.map(async item => item * 10));
  }, 2);
  assert.deepEqual(await Promise.all([1, 2, 3, 4].map(item => gathering.add(item))), [10, 20, 30, 40]);
  assert.equal(await gathering.add(5), 50);
  assert.deepEqual(batches, [[1], [2, 3], [4], [5]]);
});

test('an error is that of its batch alone', async () => {
  const gathering = new Gathering(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('refused');
    return Promise.allSettled(items.map(async item => item));
  }, 2);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(item => gathering.add(item)));
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  );
});

test('an item that is refused is refused alone', async () => {
  const gathering = new Gathering(
    (items: readonly number[]) => Promise.allSettled(items.map(item => Promise.try(assertOdd, item))),
    3,
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(item => gathering.add(item)));
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'rejected'],
  );
});

function assertOdd(item: number): number {
  assert.equal(item % 2, 1);
  return item;
}
