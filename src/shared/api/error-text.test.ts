import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from './api-client.ts';
import { errorText, fieldErrors } from './error-text.ts';
import type { ErrorCode } from './errors.ts';

const fallback = 'Slanje nije uspjelo.';
const apiError = (status: number, code: ErrorCode) =>
  new ApiError(status, { error: 'Rečenica servera.', code }, 'Failed to create application');

test('a specific error is reported with the server’s sentence', () => {
  assert.equal(errorText(apiError(415, 'unsupported_type'), fallback), 'Rečenica servera.');
  assert.equal(
    errorText(apiError(500, 'internal'), fallback, () => true),
    'Rečenica servera.',
  );
});

test('everything else is reported with the given sentence', () => {
  const others = [
    apiError(500, 'internal'),
    // No response, and a response that is not the site's own (a proxy's).
    new ApiError(0, {}, 'Failed to create application'),
    new ApiError(429, {}, 'Failed to create application'),
    new TypeError('not a function'),
    undefined,
  ];
  for (const error of others) assert.equal(errorText(error, fallback), fallback, String(error));
  assert.equal(
    errorText(apiError(409, 'conflict'), fallback, code => code === 'too_many'),
    fallback,
  );
});

test('only the server refuses fields', () => {
  const fields = { email: 'Unesite ispravnu e-mail adresu' };
  const error = new ApiError(422, { error: 'Provjerite unesene podatke.', code: 'validation', fields }, '');
  assert.deepEqual(fieldErrors(error), fields);
  assert.deepEqual(fieldErrors(new ApiError(0, {}, '')), {});
  assert.deepEqual(fieldErrors(new Error('email')), {});
});
