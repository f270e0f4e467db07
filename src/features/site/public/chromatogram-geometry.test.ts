import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { chromatogramSize, chromatogramTrace } from './chromatogram-geometry.ts';

test('is the trace of the design prototype', () => {
  const trace = chromatogramTrace([42, 96, 74, 60, 82, 124]);
  const hash = createHash('sha256').update(trace).digest('hex');
  assert.equal(hash, '1feb695e660e1aecd030d0ae84d703e851b698aa01e439f013abd7f759a3580a');
});

test('has its peaks over the middle of the columns', () => {
  const points = chromatogramTrace([50, 120, 80])
    .slice(1)
    .split('L')
    .map(point => point.split(' ').map(Number));
  const [x = Number.NaN] = points.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))[0] ?? [];
  assert.ok(Math.abs(x - chromatogramSize.width / 2) < 6);
});
