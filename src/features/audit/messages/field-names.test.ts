import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memberChanges } from '#features/members/schemas.ts';
import { updateMenu } from '#features/menu/contract.ts';
import { contentTypes } from '#server/features.ts';
import { auditAdmin } from './admin.ts';

/** The version that is expected, and a second name of `paidUntil`. */
const neverTold = ['version', 'paid_until'];

test('the log has a name for every field that it can tell of', () => {
  const told = new Set([
    ...contentTypes.flatMap(({ type }) => Object.keys(type.fields)),
    ...Object.keys(memberChanges.shape),
    ...Object.keys(updateMenu.body.schema.shape),
  ]);
  const names = Object.keys(auditAdmin.fields);
  assert.deepEqual([...told].filter(field => !names.includes(field)).toSorted(), neverTold.toSorted());
});
