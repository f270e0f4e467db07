import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translate } from './translate.ts';

const messages = {
  people_one: '{{count}} učesnik',
  people_few: '{{count}} učesnika',
  people_other: '{{count}} učesnika',
  year: '{{year}}. godina',
  shown: '{{shown}} od {{count}}',
};

test('a count is grouped by thousands as its language does, a year is not', () => {
  const people = (language: 'bs' | 'en', count: number) => translate(messages, language, 'people', { count });
  assert.equal(people('bs', 1), '1 učesnik');
  assert.equal(people('bs', 999), '999 učesnika');
  assert.equal(people('bs', 1022), '1.022 učesnika');
  assert.equal(people('bs', 1_234_567), '1.234.567 učesnika');
  assert.equal(people('en', 1022), '1,022 učesnika');
  assert.equal(translate(messages, 'bs', 'shown', { shown: 1999, count: 2000 }), '1.999 od 2.000');
  assert.equal(translate(messages, 'bs', 'year', { year: 2026 }), '2026. godina');
});
