import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEncoding, acceptedLanguage } from './negotiation.ts';

test('the best encoding that the client takes is chosen', () => {
  const cases: [header: string | undefined, encoding: string | undefined][] = [
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5, BR;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['brotli', undefined],
  ];
  for (const [header, encoding] of cases) assert.equal(acceptedEncoding(header), encoding, header ?? 'none');
});

test('the best match of an Accept-Language header, Bosnian without one', () => {
  const cases: [header: string | null | undefined, expected: 'bs' | 'en'][] = [
    [undefined, 'bs'],
    [null, 'bs'],
    ['', 'bs'],
    ['en', 'en'],
    ['bs-BA,en;q=0.9', 'bs'],
    ['en-US,en;q=0.9,bs;q=0.8', 'en'],
    ['bs;q=0.3, en;q=0.7', 'en'],
    ['bs;q=0.7, en;q=0.3', 'bs'],
    ['en ; q=0.3 , hr ; q=0.8', 'bs'],
    ['EN;Q=0.3, HR;Q=0.8', 'bs'],
    ['de, fr;q=0.9, en;q=0.1', 'en'],
    ['de', 'bs'],
    ['*', 'bs'],
    ['de, *;q=0.5', 'bs'],
    ['bs;q=0, en;q=0.1', 'en'],
    ['en;q=0', 'bs'],
    ['en;q=x, bs;q=0.1', 'bs'],
    [';;,,q=1;;', 'bs'],
    [`${'de,'.repeat(5_000)}en`, 'en'],
  ];
  for (const [header, expected] of cases) assert.equal(acceptedLanguage(header), expected, String(header));
});
