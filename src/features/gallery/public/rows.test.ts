import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ratioOf, shapeOf, shapes, sizesInRows, widthsInRows } from './rows.ts';

test('every shape has its class', () => {
  const styles = readFileSync(new URL('album-images.module.css', import.meta.url), 'utf8');
  const declared = [...styles.matchAll(/\.shape-([\d-]+) {\s+--shape: (\d+) \/ (\d+);/g)];
  assert.deepEqual(
    declared.map(([, name, width, height]) => [name, `${width}-${height}`]),
    shapes.map(shape => [shape, shape]),
  );
});

test('a picture has the nearest shape, and none of a usual one loses more than a sixteenth', () => {
  assert.equal(shapeOf({ width: 4000, height: 3000 }), '4-3');
  assert.equal(shapeOf({ width: 1080, height: 1920 }), '9-16');
  assert.equal(shapeOf(null), '3-2');
  assert.equal(shapeOf({ width: 2560, height: 1 }), '3-1');
  for (let width = 334; width <= 3000; width += 7) {
    const ratio = width / 1000;
    const shape = ratioOf(shapeOf({ width, height: 1000 }));
    assert.ok(Math.min(ratio, shape) / Math.max(ratio, shape) > 15 / 16, `${ratio} as ${shape}`);
  }
});

test('full rows end at the edge with one height; the last one is not stretched', () => {
  const ratios = Array.from({ length: 23 }, (_, index) => [1.5, 2 / 3, 4 / 3, 3][index % 4] ?? 1);
  const gap = 0.01;
  const widths = widthsInRows(ratios, { row: 0.2, gap });
  let at = 0;
  let height: number | undefined;
  for (const [index, width] of widths.entries()) {
    const own = width / (ratios[index] ?? 1);
    if (at === 0) height = own;
    assert.ok(Math.abs(own - (height ?? own)) < 1e-9, `height of ${index}`);
    assert.ok(own >= 0.2 - 1e-9);
    at += width;
    assert.ok(at < 1 + 1e-9, `image ${index} ends at ${at}`);
    at = Math.abs(at - 1) < 1e-9 ? 0 : at + gap;
  }
  assert.deepEqual(widthsInRows([1.5], { row: 0.2, gap }), [0.2 * 1.5]);
  assert.deepEqual(widthsInRows([9], { row: 0.2, gap }), [1]);
});

test('the sizes follow the row', () => {
  assert.deepEqual(sizesInRows(['3-1', '3-2', '3-2', '3-2']), [
    '(min-width: 83.5rem) 51.3rem, (min-width: 48rem) 60.9vw, (min-resolution: 2.5dppx) 59vw, 88vw',
    '(min-width: 83.5rem) 25.7rem, (min-width: 48rem) 30.5vw, 43.5vw',
    '(min-width: 83.5rem) 25.5rem, (min-width: 48rem) 30.2vw, 43.5vw',
    '(min-width: 83.5rem) 25.5rem, (min-width: 48rem) 30.2vw, 43.4vw',
  ]);
});
