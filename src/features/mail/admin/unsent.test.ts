import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wereTried } from './unsent.ts';

test('only what was tried is sent again', () => {
  const held = { status: 'held', attempts: 0 } as const;
  const failed = { status: 'failed', attempts: 4 } as const;
  const sent = { status: 'sent', attempts: 1 } as const;
  assert.equal(wereTried([held]), false);
  assert.equal(wereTried([held, failed]), true);
  assert.equal(wereTried([held, sent]), false, 'a sent one beside it is left as it is');
});
