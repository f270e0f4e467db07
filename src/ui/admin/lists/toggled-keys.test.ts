import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toggledKeys } from './toggled-keys.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const toggled = (selected: string, key: string, from?: string) =>
  [...toggledKeys(new Set(selected), shown, key, from)].sort().join('');

test('a row alone is selected, and no longer', () => {
  assert.equal(toggled('', 'b'), 'b');
  assert.equal(toggled('bd', 'b'), 'd');
});

test('the rows between two become as the second, in both directions', () => {
  assert.equal(toggled('b', 'd', 'b'), 'bcd');
  assert.equal(toggled('d', 'b', 'd'), 'bcd');
  assert.equal(toggled('bce', 'd', 'b'), 'bcde');
  assert.equal(toggled('abcde', 'd', 'b'), 'ae');
});

test('a row before that is no longer shown is none', () => {
  assert.equal(toggled('x', 'd', 'x'), 'dx');
});
