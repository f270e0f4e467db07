import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '#shared/seeded-random.ts';
import { gelBands, helicalWheel, plateWells, wheelKinds } from './figure-geometry.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: number) => Array.from({ length: 3 }, createRandom(seed));
  // Fixed: a change would redraw every placeholder of the site.
  assert.deepEqual(
    take(1).map(value => value.toFixed(6)),
    ['0.041845', '0.348345', '0.706369'],
  );
  assert.notDeepEqual(take(1), take(2));
});

test('every id from 0 gets a drawing that stays inside its field', () => {
  for (let seed = 0; seed < 200; seed++) {
    for (const band of gelBands(seed)) assert.ok(band.y >= 18 && band.y + band.height <= 190);
    assert.equal(wheelKinds(seed).length, 18);
    const wells = plateWells(seed);
    assert.equal(wells.length, 54);
    assert.ok(wells.every(well => well.opacity >= 0.1 && well.opacity <= 0.9));
  }
});

test('the helical wheel has no two residues in one place', () => {
  const { residues } = helicalWheel(70);
  assert.equal(new Set(residues.map(({ x, y }) => `${x} ${y}`)).size, 18);
});
