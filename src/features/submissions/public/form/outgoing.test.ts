import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOutgoing } from './outgoing.ts';

test('the same said again is the same to the letter, with the same key', () => {
  const outgoing = createOutgoing<{ message: string }>();
  const first = outgoing.of({ message: 'a' }, 10);
  assert.deepEqual(first.body, { message: 'a', openForMs: 10 });
  assert.deepEqual(outgoing.of({ message: 'a' }, 5_000), first);
});

test('what was changed, or had arrived before, has another key', () => {
  const outgoing = createOutgoing<{ message: string }>();
  const keys = [outgoing.of({ message: 'a' }, 10), outgoing.of({ message: 'b' }, 20)];
  outgoing.arrived();
  keys.push(outgoing.of({ message: 'b' }, 30));
  assert.equal(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size, 3);
  assert.equal(keys[2]?.body.openForMs, 30);
});
