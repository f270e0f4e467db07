import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '#shared/api-client.ts';
import { bs } from '#shared/messages/bs.ts';
import { failureText } from './form.ts';

const ours = 'Došlo je do greške prilikom kreiranja radionice';

test('a refusal that says what is the matter is told in the server’s words', () => {
  const refusal = new ApiError(
    415,
    { error: 'PDF: datoteka nije ispravan PDF.', code: 'unsupported_type' },
    '',
  );
  assert.equal(failureText(refusal, ours), 'PDF: datoteka nije ispravan PDF.');
});

test('the words of an action are not replaced by those that every defect has', () => {
  const failures = [
    new ApiError(500, { error: bs.errors.internal, code: 'internal' }, 'Failed to create workshop'),
    new ApiError(502, {}, 'Failed to create workshop'),
    new TypeError('not a function'),
  ];
  for (const failure of failures) assert.equal(failureText(failure, ours), ours, String(failure));
});
