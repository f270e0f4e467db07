import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved } from './moved.ts';

test('an entry comes to a place, the others keep their order', () => {
  assert.deepEqual(moved([1, 2, 3, 4], 1, 2), [2, 3, 1, 4]);
  assert.deepEqual(moved([1, 2, 3, 4], 4, 0), [4, 1, 2, 3]);
  assert.deepEqual(moved([1, 2, 3, 4], 2, 1), [1, 2, 3, 4]);
});
