import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexAfterKey, stepOfSwipe, withNeighbours } from './viewer-steps.ts';

test('keys lead to the image beside, to the first and to the last, and stop at the ends', () => {
  const from = (index: number) =>
    ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(key => indexAfterKey(key, index, 5));
  assert.deepEqual(from(2), [1, 3, 0, 4]);
  assert.deepEqual(from(0), [0, 1, 0, 4]);
  assert.deepEqual(from(4), [3, 4, 0, 4]);
  for (const key of ['ArrowUp', 'Escape', 'Tab', 'Enter', ' ', 'toString']) {
    assert.equal(indexAfterKey(key, 2, 5), undefined, key);
  }
});

test('an image has a neighbour at each side but at the ends', () => {
  const items = ['a', 'b', 'c', 'd'];
  assert.deepEqual(
    items.map((_, index) => withNeighbours(items, index).join('')),
    ['ab', 'abc', 'bcd', 'cd'],
  );
  assert.deepEqual(withNeighbours(['a'], 0), ['a']);
});

test('a finger that moves clearly sideways swipes, and nothing else does', () => {
  const ways: [dx: number, dy: number, step: number][] = [
    [-40, 0, 1],
    [40, 0, -1],
    [-200, 60, 1],
    [200, -90, -1],
    [-39, 0, 0],
    [0, 0, 0],
    [0, 300, 0],
    [100, 80, 0],
    [-100, -51, 0],
  ];
  for (const [dx, dy, step] of ways) assert.equal(stepOfSwipe(dx, dy), step, `${dx} ${dy}`);
});
