import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteQuery, textOfQuery } from './site-query.ts';

const textOf = (value: string) => textOfQuery(new URLSearchParams({ place: value }), 'place');

test('the value of a parameter is what a call takes, or none', () => {
  for (const nothing of ['', ' ', '\0', ' \0b']) assert.equal(textOf(nothing), undefined);
  assert.equal(textOf('a \0b'), 'a');
  assert.equal(textOf(' Banja  Luka '), 'Banja  Luka');
  assert.equal(textOf('č'.repeat(301)), 'č'.repeat(300));
  assert.equal(textOf('🧬'.repeat(301)), '🧬'.repeat(300), 'no half of a character is left');
  assert.equal(textOf(`${'x'.repeat(299)} y`), 'x'.repeat(299));
});

test('an address keeps the parameters of its page that have a value', () => {
  const asked = new URLSearchParams('utm=x&place=%00&kind=workshop&lng=en&page=2&when=+');
  assert.equal(siteQuery(asked, ['kind', 'when', 'place']).toString(), 'page=2&lng=en&kind=workshop');
});
