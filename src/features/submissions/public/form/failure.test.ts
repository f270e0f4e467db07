import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '#shared/api-client.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { failureOf, refusedByServer } from './failure.ts';

const given = 'Slanje nije uspjelo.';
const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, { error: 'Rečenica servera.', code }, 'Failed to create application');

test('a refusal that stays one is told in the server’s words', () => {
  for (const [status, code] of [
    [404, 'not_found'],
    [409, 'applications_closed'],
    [413, 'too_large'],
    [429, 'too_many'],
  ] as const) {
    assert.equal(failureOf(refusal(status, code), given), 'Rečenica servera.', code);
  }
});

test('everything else is told in the given words', () => {
  const others = [
    refusal(400, 'bad_request'),
    refusal(500, 'internal'),
    // No answer, and an answer of something else than the site (a proxy).
    new ApiError(0, {}, 'Failed to create application'),
    new ApiError(429, {}, 'Failed to create application'),
    new TypeError('not a function'),
    undefined,
  ];
  for (const error of others) assert.equal(failureOf(error, given), given, String(error));
});

test('only the server refuses fields', () => {
  const fields = { email: 'Unesite ispravnu e-mail adresu' };
  const error = new ApiError(422, { error: 'Provjerite unesene podatke.', code: 'validation', fields }, '');
  assert.deepEqual(refusedByServer(error), fields);
  assert.deepEqual(refusedByServer(new ApiError(0, {}, '')), {});
  assert.deepEqual(refusedByServer(new Error('email')), {});
});
