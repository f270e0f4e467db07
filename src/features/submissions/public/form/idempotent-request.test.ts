import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIdempotentRequest } from './idempotent-request.ts';

test('sending an unchanged form again repeats body and key', () => {
  const request = createIdempotentRequest<{ message: string }>();
  const first = request.build({ message: 'a' }, 10);
  assert.deepEqual(first.body, { message: 'a', openForMs: 10 });
  assert.deepEqual(request.build({ message: 'a' }, 5_000), first);
});

test('a changed form, and one sent after success, has another key', () => {
  const request = createIdempotentRequest<{ message: string }>();
  const keys = [request.build({ message: 'a' }, 10), request.build({ message: 'b' }, 20)];
  request.succeeded();
  keys.push(request.build({ message: 'b' }, 30));
  assert.equal(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size, 3);
  assert.equal(keys[2]?.body.openForMs, 30);
});
