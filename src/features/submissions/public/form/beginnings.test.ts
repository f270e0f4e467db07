import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, seenAt } from './beginnings.ts';

test('a form began when it was first opened, however often it is opened anew', () => {
  assert.equal(begin('question', undefined, 1_000), 1_000);
  assert.equal(begin('question', undefined, 9_000), 1_000);
  assert.equal(begin('application:7', undefined, 9_000), 9_000);
});

test('a draft that is older than the page was begun when it was', () => {
  assert.equal(begin('application:8', 500, 9_000), 500);
  assert.equal(begin('application:8', undefined, 10_000), 500);
});

test('a form that came with the page was there before its scripts, another one is now', () => {
  const times = { timeOrigin: 1_000, now: 31_000 };
  const load = { name: 'https://primjer.ba/kontakt?lng=en#form', responseStart: 200 };
  assert.equal(seenAt(load, '/kontakt', times), 1_200);
  assert.equal(seenAt(load, '/kongres/7', times), 31_000);
  assert.equal(seenAt(undefined, '/kontakt', times), 31_000);
});
