import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorStatus, fieldProblemKeys } from '../api/errors.ts';
import { bs } from './bs.ts';
import { en } from './en.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

for (const [language, messages] of Object.entries({ bs, en })) {
  test(`${language}: every refusal and every problem of a field has its text, and no text is left over`, () => {
    assert.deepEqual(Object.keys(messages.errors).sort(), Object.keys(errorStatus).sort());
    assert.deepEqual(Object.keys(messages.validation).sort(), [...fieldProblemKeys].sort());
    const texts = [...Object.values(messages.errors), ...Object.values(messages.validation)];
    for (const text of texts) assert.equal(text.trim().length > 5 && text === text.trim(), true, text);
  });
}

test('both languages fill in the same values', () => {
  for (const key of fieldProblemKeys)
    assert.deepEqual(placeholders(en.validation[key]), placeholders(bs.validation[key]), key);
});
