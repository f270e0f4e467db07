import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLanguage, languageOfTag } from './language.ts';

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
