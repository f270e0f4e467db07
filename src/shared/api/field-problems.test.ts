import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { email, optionalText, requiredText } from '../validation.ts';
import { fieldProblems } from './field-problems.ts';

test('each field tells its first problem, and all fields that have one are named', () => {
  const schema = z.object({ a: email(), b: requiredText(3), c: optionalText(), d: z.array(z.string()) });
  const input = { a: '', b: 'long', c: 'x', d: [1] };
  const result = z.safeParse(schema, input);
  assert.deepEqual(fieldProblems(result.error?.issues ?? [], input), {
    a: { key: 'required' },
    b: { key: 'tooLong', values: { max: 3 } },
    d: { key: 'invalid' },
  });
});

test('a problem within a list is named by its place; one with a plain value is that of the list', () => {
  const person = z.object({ name: requiredText(), email: email() });
  const schema = z.object({
    people: z.array(person),
    contact: z.object({ email: email() }),
    tags: z.array(z.int()),
  });
  const input = {
    people: [{ name: 'Ana', email: 'a@b.ba' }, { email: 'ana' }],
    contact: { email: '' },
    tags: [1, 'x'],
  };
  assert.deepEqual(fieldProblems(z.safeParse(schema, input).error?.issues ?? [], input), {
    'people.1.name': { key: 'required' },
    'people.1.email': { key: 'email' },
    'contact.email': { key: 'required' },
    tags: { key: 'invalid' },
  });
});
