import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHits, searchText, searchWords } from './search.ts';

test('case and marks are folded, spaces joined', () => {
  assert.equal(searchText('ČĆŠŽ čćšž'), 'ccsz ccsz');
  assert.equal(searchText('Crème Brûlée', ' Ångström\u00a0\n Zürich '), 'creme brulee angstrom zurich');
  assert.equal(searchText('c\u030ce\u0301'), 'ce', 'marks of their own too');
  assert.equal(searchText('ﬁbrin ⅣH₂O'), 'fibrin ivh2o', 'and compatible forms');
  assert.equal(searchText('', ''), '');
});

test('đ is kept in both spellings, each whole', () => {
  assert.equal(searchText('Đurđa', 'Čađ'), 'djurdja cadj\ndurda cad');
  assert.equal(searchText('Đ'), 'dj\nd');
  assert.equal(searchText('djed'), 'djed', 'and once where there is none');
});

test('other scripts stay findable', () => {
  assert.equal(searchText('ДНК α-хеликс 蛋白质'), 'днк α-хеликс 蛋白质');
  assert.deepEqual(findHits('ΛΙΓΑΣΗ και ΛΟΓΟΣ', 'Σ'), [
    [4, 5],
    [15, 16],
  ]);
  assert.ok(searchText('ΛΟΓΟΣ').includes(searchWords('Σ')[0]?.[0] ?? '-'), 'also at the end of a word');
});

test('a query is folded in the same way, word by word', () => {
  assert.deepEqual(searchWords('  Đurđica   ČAVKA\t%_\\ '), [['djurdjica', 'durdica'], ['cavka'], ['%_\\']]);
  assert.deepEqual(searchWords('dan Dan đ d dán'), [['dan'], ['dj', 'd'], ['d']]);
  assert.ok(searchWords('ﷺ'.repeat(300)).length < 9, 'what folds to several words');
  assert.deepEqual(searchWords('   '), []);
  assert.deepEqual(searchWords(''), []);
});

test('every word of a text is found in it, with its marks and without', () => {
  const text = 'Međunarodni kongres o đumbiru, šećeru i životu u Čapljini';
  const stored = searchText(text);
  const isFound = (query: string) =>
    searchWords(query).every(spellings => spellings.some(spelling => stored.includes(spelling)));
  for (const word of text.split(' ')) {
    const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
    for (const query of [
      word,
      word.toUpperCase(),
      bare,
      bare.replaceAll('đ', 'dj'),
      bare.replaceAll('đ', 'd'),
    ])
      assert.ok(isFound(query), query);
  }
  assert.equal(isFound('simpozij'), false);
});
