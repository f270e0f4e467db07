import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Branch,
  lowered,
  mostEntries,
  placedAt,
  placesOf,
  raised,
  shifted,
  without,
} from './arrangement.ts';

type Tree = readonly Branch<{ key: string }>[];

/** `a(bc) d` is a menu with `b` and `c` below `a`. */
function menu(text: string): Tree {
  return text.split(' ').map(part => ({
    key: part[0] ?? '',
    children: [...part.slice(2, -1)].map(key => ({ key })),
  }));
}
const written = (tree: Tree | undefined) =>
  tree
    ?.map(({ key, children }) =>
      children.length > 0 ? `${key}(${children.map(child => child.key).join('')})` : key,
    )
    .join(' ');

test('an entry is moved by a place among its own, with what stands below it', () => {
  const tree = menu('a(bc) d e');
  assert.equal(written(shifted(tree, 'a', 1)), 'd a(bc) e');
  assert.equal(written(shifted(tree, 'c', -1)), 'a(cb) d e');
  for (const [key, by] of [
    ['a', -1],
    ['e', 1],
    ['b', -1],
    ['c', 1],
    ['x', 1],
  ] as const)
    assert.equal(written(shifted(tree, key, by)), 'a(bc) d e', key);
});

test('an entry goes below the one before it, and back to the first level', () => {
  const tree = menu('a(bc) d e');
  assert.equal(written(lowered(tree, 'd')), 'a(bcd) e');
  assert.equal(written(raised(menu('a(bcd) e'), 'c')), 'a(bd) c e');
  for (const key of ['a', 'b', 'x']) assert.equal(lowered(tree, key), undefined, key);
  assert.equal(lowered(menu('d a(bc)'), 'a'), undefined, 'there are two levels');
  assert.equal(raised(tree, 'a'), undefined);
  const full = menu(['a(b)', ...'cdefghijklm'].join(' '));
  assert.equal(full.length, mostEntries);
  assert.equal(raised(full, 'b'), undefined);
});

test('what is dragged takes the place of what it is over, at its level', () => {
  const tree = menu('a(bc) d e');
  assert.equal(written(placedAt(tree, 'e', 'a')), 'e a(bc) d');
  assert.equal(written(placedAt(tree, 'a', 'e')), 'd e a(bc)');
  assert.equal(written(placedAt(tree, 'e', 'b')), 'a(ebc) d');
  assert.equal(written(placedAt(tree, 'b', 'd')), 'a(c) d b e');
  assert.equal(written(placedAt(tree, 'b', 'c')), 'a(cb) d e');
  for (const [key, target] of [
    ['a', 'b'],
    ['a', 'a'],
    ['a', 'x'],
    ['x', 'a'],
  ] as const)
    assert.equal(placedAt(tree, key, target), tree);
  assert.equal(written(placedAt(menu('a(b) c(d)'), 'c', 'b')), 'a(b) c(d)', 'there are two levels');
});

test('an entry is taken out with those below it', () => {
  assert.equal(written(without(menu('a(bc) d'), 'a')), 'd');
  assert.equal(written(without(menu('a(bc) d'), 'c')), 'a(b) d');
  assert.deepEqual(
    placesOf(menu('a(bc) d')).map(({ entry, parent, place, total }) => [
      entry.key,
      parent?.key,
      place,
      total,
    ]),
    [
      ['a', undefined, 0, 2],
      ['b', 'a', 0, 2],
      ['c', 'a', 1, 2],
      ['d', undefined, 1, 2],
    ],
  );
});
