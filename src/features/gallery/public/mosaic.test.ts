import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizesOf, type Tile, tileOf } from './mosaic.ts';

const tiles = (count: number) => Array.from({ length: count }, (_, index) => tileOf(index, count));
const numbersOf = (count: number, isSo: (tile: Tile) => boolean) =>
  tiles(count).flatMap((tile, index) => (isSo(tile) ? [index + 1] : []));

type Span = { width: number; height: number };
const spans = {
  small: { width: 2, height: 1 },
  half: { width: 3, height: 1 },
  double: { width: 4, height: 2 },
  whole: { width: 6, height: 1 },
};

/** Places items as a CSS grid does, and returns the taken cells by row. */
function place(columns: number, items: Span[]): boolean[][] {
  const rows: boolean[][] = [];
  const taken = (row: number) => (rows[row] ??= Array<boolean>(columns).fill(false));
  let at = 0;
  for (const { width, height } of items) {
    const cells = () =>
      Array.from({ length: width * height }, (_, i) => ({
        row: Math.floor(at / columns) + Math.floor(i / width),
        column: (at % columns) + (i % width),
      }));
    while (cells().some(({ row, column }) => column >= columns || taken(row)[column])) at += 1;
    for (const { row, column } of cells()) taken(row)[column] = true;
  }
  return rows;
}

test('every seventh image is larger', () => {
  assert.deepEqual(
    numbersOf(45, tile => tile.size === 'double'),
    [1, 8, 16, 22, 29, 37, 43],
  );
  assert.deepEqual(
    numbersOf(44, tile => tile.isWide),
    [1, 8, 15, 22, 29, 36, 43, 44],
  );
});

test('one image and two fill their row', () => {
  assert.deepEqual(tiles(1), [{ size: 'whole', isWide: true }]);
  assert.deepEqual(tiles(2), [
    { size: 'half', isWide: true },
    { size: 'half', isWide: true },
  ]);
});

test('the rows have no holes, however many images there are', () => {
  for (let count = 1; count <= 90; count++) {
    const wide = place(
      6,
      tiles(count).map(({ size }) => spans[size]),
    );
    // The last row is filled from the left.
    assert.match((wide.pop() ?? []).map(Number).join(''), /^1+0*$/, `${count} images`);
    assert.ok(wide.flat().every(Boolean), `${count} images on a wide screen`);
    const narrow = place(
      2,
      tiles(count).map(({ isWide }) => ({ width: isWide ? 2 : 1, height: 1 })),
    );
    assert.ok(narrow.flat().every(Boolean), `${count} images on a phone`);
  }
});

test('the sizes follow the tile', () => {
  assert.equal(
    sizesOf({ size: 'double', isWide: true }),
    '(min-width: 83.5rem) 51.5rem, (min-width: 48rem) 62vw, (min-resolution: 2.5dppx) 60vw, 90vw',
  );
  assert.equal(
    sizesOf({ size: 'small', isWide: false }),
    '(min-width: 83.5rem) 25.5rem, (min-width: 48rem) 31vw, 46vw',
  );
});
