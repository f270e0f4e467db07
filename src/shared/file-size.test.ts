import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSize } from './file-size.ts';

test('the size of a file is told in KB, or in MB', () => {
  assert.equal(formatSize(1), '1\u00a0KB');
  assert.equal(formatSize(39 * 1024 - 5), '39\u00a0KB');
  assert.equal(formatSize(5_400_000), '5\u00a0MB');
});
