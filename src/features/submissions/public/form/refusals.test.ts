import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionInput } from '#features/questions/contract.ts';
import { limits } from '#shared/validation.ts';
import { refusalsOf } from './refusals.ts';

test('each refused field has the sentence that the server would answer', () => {
  const input = { name: '  ', email: 'amra@', message: '' };
  assert.deepEqual(refusalsOf(questionInput, input, 'bs'), {
    name: 'Ovo polje je obavezno.',
    email: 'Unesite ispravnu e-mail adresu, npr. ime@primjer.ba',
    message: 'Ovo polje je obavezno.',
  });
});

test('values are put into the sentence, in the language asked for', () => {
  const input = { name: 'a'.repeat(limits.line + 1), email: 'amra@primjer.ba', message: 'Poruka' };
  assert.deepEqual(refusalsOf(questionInput, input, 'en'), {
    name: 'The text can have at most 300 characters.',
  });
});

test('nothing is refused of what the server would take', () => {
  const input = { name: 'Amra', email: 'amra@primjer.ba', message: 'Poruka' };
  assert.deepEqual(refusalsOf(questionInput, input, 'bs'), {});
});
