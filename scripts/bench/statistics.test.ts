import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, medianRatio, percentile } from './statistics.ts';

test('percentiles are values by their rank, whatever their order', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  assert.deepEqual(
    [percentile(values, 50), percentile(values, 99), percentile(values, 100)],
    [100, 198, 200],
  );
  assert.deepEqual([percentile([7], 1), percentile([7], 99), median([10, 9, 100])], [7, 7, 10]);
  assert.equal(median([]), Number.NaN);
});

test('a ratio is that of the rounds, not of the medians', () => {
  assert.equal(medianRatio([50, 10, 30], [100, 20, 40]), 0.5);
});
