import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLanguage, languageOfAcceptHeader, languageOfTag } from './language.ts';

test('only the codes themselves are languages of the site', () => {
  assert.deepEqual(['bs', 'en'].map(isLanguage), [true, true]);
  for (const other of ['', 'BS', 'bs-BA', 'hr', 'de', undefined, null, 0, ['bs'], { lang: 'bs' }])
    assert.equal(isLanguage(other), false, String(other));
});

test('a tag is understood by its primary part; neighbours read Bosnian', () => {
  for (const tag of ['bs', 'BS', 'bs-BA', 'bs-Cyrl-BA', 'hr', 'hr_HR', 'sr-Latn-RS', 'sh', 'cnr', ' bs '])
    assert.equal(languageOfTag(tag), 'bs', tag);
  for (const tag of ['en', 'en-GB', 'EN_us', 'en-001']) assert.equal(languageOfTag(tag), 'en', tag);
  for (const tag of ['', 'de', 'sl', 'mk', 'bsx', 'eng', 'x-bs', '*', null, undefined])
    assert.equal(languageOfTag(tag), undefined, String(tag));
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
  for (const [header, expected] of cases)
    assert.equal(languageOfAcceptHeader(header), expected, String(header));
});
