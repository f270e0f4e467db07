import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, createSecret, stepsAt, uriOf } from './totp.ts';

/** '12345678901234567890' in base32: the key of RFC 6238's test vectors. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('codes are those of RFC 6238', () => {
  // Appendix B has eight digits for SHA-1, of which apps show the last six.
  for (const [seconds, code] of [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const)
    assert.equal(codeOf(key, stepsAt(new Date(seconds * 1_000))[1]), code.slice(-6), String(seconds));
});

test('a step is half a minute; those beside it are taken too', () => {
  assert.deepEqual(stepsAt(new Date(59_999)), [0, 1, 2]);
  assert.deepEqual(stepsAt(new Date(60_000)), [1, 2, 3]);
});

test('a secret is 160 random bits in base32', () => {
  const secrets = Array.from({ length: 50 }, createSecret);
  assert.equal(new Set(secrets).size, 50);
  for (const secret of secrets) assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.equal(new Set(secrets.join('')).size, 32, 'every character comes');
});

test('apps read issuer, account and secret from the address', () => {
  const uri = new URL(uriOf(key, { issuer: 'UBMB BiH', account: 'amra+1@primjer.ba' }));
  assert.equal(uri.protocol, 'otpauth:');
  assert.equal(decodeURIComponent(uri.pathname), '/UBMB BiH:amra+1@primjer.ba');
  assert.deepEqual(Object.fromEntries(uri.searchParams), {
    secret: key,
    issuer: 'UBMB BiH',
  });
});
