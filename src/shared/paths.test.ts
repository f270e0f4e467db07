import assert from 'node:assert/strict';
import { test } from 'node:test';
import { path } from './paths.ts';

test('a path has its pattern, and the address of a page', () => {
  const list = path('/novosti');
  assert.deepEqual([list.pattern, list.href()], ['/novosti', '/novosti']);
});

test('the path of an item has its address by id', () => {
  const item = path('/novosti/:id');
  assert.deepEqual([item.pattern, item.href({ id: 12 })], ['/novosti/:id', '/novosti/12']);
});
