import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { dayField, lineField } from './fields.ts';
import { formSchemaOf } from './schemas.ts';

const schema = formSchemaOf(
  { title: lineField(), first: dayField(), last: dayField({ notBefore: 'first' }) },
  true,
);
const refused = (values: unknown) =>
  z.safeParse(schema, values).error?.issues.map(({ path }) => path.join('.'));

test('days in wrong order are refused with what else is wrong', () => {
  assert.deepEqual(refused({ title: 'x', first: '2026-11-20', last: '2026-11-19' }), ['last']);
  assert.deepEqual(refused({ title: '', first: '2026-11-20', last: '2026-11-19' }), ['title', 'last']);
});

test('what is no text is refused, and its order asked of nobody', () => {
  for (const first of [{ toString: 1 }, [{ toString: 1 }], ['2026-11-20'], 20_261_120, null])
    assert.deepEqual(refused({ title: 'x', first, last: '2026-11-19' }), ['first'], JSON.stringify(first));
  for (const values of [null, 'x', undefined]) assert.deepEqual(refused(values), ['']);
});
