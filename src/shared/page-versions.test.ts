import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressIn, lacksLanguage } from './page-versions.ts';

test('an address in English says so, one in Bosnian carries nothing', () => {
  const cases: [path: string, en: string, bs: string][] = [
    ['/', '/?lng=en', '/'],
    ['/#misija', '/?lng=en#misija', '/#misija'],
    ['/novosti?page=2', '/novosti?page=2&lng=en', '/novosti?page=2'],
    ['/novosti?lng=bs&page=2#vrh', '/novosti?lng=en&page=2#vrh', '/novosti?page=2#vrh'],
    ['/novosti?lng=en', '/novosti?lng=en', '/novosti'],
    ['/novosti?q=a%20b', '/novosti?q=a+b&lng=en', '/novosti?q=a%20b'],
    ['#dno', '?lng=en#dno', '#dno'],
  ];
  for (const [path, en, bs] of cases) {
    assert.equal(addressIn({ lang: 'en', path }), en);
    assert.equal(addressIn({ lang: 'bs', path }), bs);
  }
});

test('an address lacks a language if it names none of the site while English is chosen', () => {
  for (const query of ['', 'page=2', 'lng=', 'lng=de'])
    assert.deepEqual([lacks(query, 'en'), lacks(query, 'bs')], [true, false], query);
  for (const query of ['lng=en', 'lng=bs', 'lng=EN-gb', 'lng=hr'])
    assert.deepEqual([lacks(query, 'en'), lacks(query, 'bs')], [false, false], query);
});

const lacks = (query: string, chosen: 'bs' | 'en') => lacksLanguage(new URLSearchParams(query), chosen);
