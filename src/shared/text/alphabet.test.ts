import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alphabetical, compareAlphabetically } from './alphabet.ts';

const words = [
  '',
  '1. kongres',
  'amin',
  'Ćorić',
  'cvijet',
  'Czech',
  'čaj',
  'ćup',
  'dva',
  'dzzz',
  'džem',
  'đak',
  'Émile',
  'epruveta',
  'lux',
  'lzz',
  'ljeto',
  'nuklein',
  'nzz',
  'njega',
  'so',
  'szz',
  'šuma',
  'zora',
  'zz',
  'žir',
];

test('texts are in the order of the Bosnian alphabet', () => {
  const byKey = words.toSorted((a, b) => (alphabetical(a) < alphabetical(b) ? -1 : 1));
  assert.deepEqual(byKey, words.toSorted(compareAlphabetically));
});

test('neither case nor how a letter is composed counts', () => {
  assert.equal(alphabetical('DŽAFIĆ'), alphabetical('džafić'));
  assert.equal(alphabetical('c\u030caj'), alphabetical('čaj'));
});
