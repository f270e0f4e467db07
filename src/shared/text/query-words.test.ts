import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '../language.ts';
import { countLetters, findWords, indexWords, queryWords } from './query-words.ts';

const foundIn = (text: string, query: string, language: Language = 'bs') =>
  findWords(text, queryWords(query, language)).map(([from, to]) => text.slice(from, to));

test('words are found at their beginnings, with their marks and without', () => {
  const text = 'Međunarodni kongres: Đurđica Čavka, džem i ljubičice, 12 njegovih';
  const found: [query: string, parts: string[]][] = [
    ['međunarodni', ['Međunarodni']],
    ['medjunarodni', ['Međunarodni']],
    ['medunarodni', ['Međunarodni']],
    ['MEĐU', ['Među']],
    ['medj', ['Međ']],
    ['djurdjica', ['Đurđica']],
    ['durdjica', []],
    ['cavka', ['Čavka']],
    ['c\u030cavka', ['Čavka']],
    ['ǆem ǉub', ['džem', 'ljub']],
    ['narodni', []],
    ['gres 2', []],
    ['12 kong', ['kong', '12']],
  ];
  for (const [query, parts] of found) assert.deepEqual(foundIn(text, query), parts, query);
});

test('ranges are those of the text, whatever folding does to lengths', () => {
  const cases: [text: string, query: string, parts: string[]][] = [
    ['Straße 🧬 đak', 'straße đak', ['Straße', 'đak']],
    ['ﬁbrin i ﬁbroza', 'fib', ['ﬁb', 'ﬁb']],
    ['Cˇ c\u030cas\u030c, e\u0301t\u00e9', 'caš ete', ['c\u030cas\u030c', 'e\u0301t\u00e9']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['𝐃𝐍𝐀', 'dna', ['𝐃𝐍𝐀']],
    ['H₂O–H2O', 'h2o', ['H₂O', 'H2O']],
    ['ΛΟΓΟΣ', 'λογος', ['ΛΟΓΟΣ']],
  ];
  for (const [text, query, parts] of cases) assert.deepEqual(foundIn(text, query), parts, query);
});

test('all forms of a word are found by any of them, and what it has in common is marked', () => {
  const bosnian = [
    'radionica radionice radionici radionicu radionicom radionicama',
    'kongres kongresa kongresu kongresom kongresi kongresima',
    'podatak podatka podaci podataka podacima',
    'sažetak sažetka sažeci sažetaka sažecima',
    'predsjednik predsjednika predsjednici predsjednicima',
    'biolog biologa biolozi biolozima',
    'uspjeh uspjeha uspjesi',
    'centar centra centru centri',
    'enzim enzima enzimi enzimom enzimima',
    'molekularna molekularne molekularnu molekularnih molekularnoj',
    'gen gena geni genu',
    'udruženje udruženja udruženju udruženjem',
    'Tuzla Tuzli Tuzlu Tuzle',
  ];
  const english = [
    'workshop workshops',
    'study studies',
    'enzyme enzymes',
    'training trained',
    'assay assays',
  ];
  const assertForms = (forms: string, language: Language) => {
    const words = forms.split(' ');
    for (const query of words.filter(({ length }) => length > 3))
      assert.equal(foundIn(forms, query, language).length, words.length, `${query} in ${forms}`);
  };
  for (const forms of bosnian) assertForms(forms, 'bs');
  for (const forms of english) assertForms(forms, 'en');
  assert.deepEqual(foundIn('radionice', 'radionicu'), ['radionic']);
  assert.deepEqual(foundIn('radionice', 'radionic'), ['radionic']);
});

test('other words are not', () => {
  const pairs = ['geni genetika', 'protein proteaza', 'rada radnik', 'kontrola kontakt'];
  for (const [query = '', word = ''] of pairs.map(pair => pair.split(' ')))
    assert.deepEqual(foundIn(word, query), [], `${query} in ${word}`);
});

test('small words count where there are no others, and eight words are enough', () => {
  const spellings = (query: string) => queryWords(query, 'bs').map(word => word.spellings[0]);
  assert.deepEqual(spellings('Kongres u Tuzli i kongres'), ['kongres', 'tuzli']);
  assert.deepEqual(spellings('za i'), ['za', 'i']);
  assert.equal(queryWords('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10', 'bs').length, 8);
});

test('only letters and digits are asked for', () => {
  assert.deepEqual(
    ['', 'č', '"*', 'a-', 'NEAR(', 'a b', '½', '\u030c\u030c'].map(countLetters),
    [0, 1, 0, 1, 4, 2, 2, 0],
  );
  assert.deepEqual(indexWords('"PCR"* — 2. korak (đak)'), [
    'pcr',
    '2',
    'korak',
    'djak',
    'pcr',
    '2',
    'korak',
    'dak',
  ]);
});
