import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { chromatogramSize, chromatogramTrace } from './chromatogram-geometry.ts';

/** The points of a trace, `x` and `y` in tenths. */
function pointsOf(trace: string): [number, number][] {
  const [, first = '', steps = ''] = /^M0 (\S+)l(.*)$/.exec(trace) ?? [];
  let [x, y] = [0, Math.round(Number(first) * 10)];
  const later = [...steps.matchAll(/(\S+) (\S+)/g)].map(([, right, down]): [number, number] => {
    x += Number(right);
    y += Math.round(Number(down) * 10);
    return [x, y];
  });
  return [[0, Math.round(Number(first) * 10)], ...later];
}

test('is the trace of the design prototype', () => {
  const points = pointsOf(chromatogramTrace([42, 96, 74, 60, 82, 124]));
  const trace = `M${points.map(([x, y]) => `${x} ${y / 10}`).join('L')}`;
  const hash = createHash('sha256').update(trace).digest('hex');
  assert.equal(hash, '1feb695e660e1aecd030d0ae84d703e851b698aa01e439f013abd7f759a3580a');
});

test('has its peaks over the middle of the columns', () => {
  const points = pointsOf(chromatogramTrace([50, 120, 80]));
  const [x = Number.NaN] = points.toSorted((one, other) => one[1] - other[1])[0] ?? [];
  assert.ok(Math.abs(x - chromatogramSize.width / 2) < 6);
});
