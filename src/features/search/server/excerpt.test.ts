import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryWords } from '#shared/text/query-words.ts';
import { excerptOf } from './excerpt.ts';

const words = queryWords('enzim', 'bs');
const filler = (length: number) => 'Đaci uče. '.repeat(length / 10);
const found = (text: string) => {
  const { excerpt, matches } = excerptOf(text, words);
  return { excerpt, parts: matches.map(([from, to]) => excerpt.slice(from, to)) };
};

test('an excerpt is about the first match, wherever it stands', () => {
  for (const before of [0, 60, 900, 990, 1_000, 2_500, 40_000]) {
    const { excerpt, parts } = found(`${filler(before)}O énzimima i enzimu. ${filler(400)}`);
    assert.deepEqual(parts, ['énzim', 'enzim'], String(before));
    assert.equal(excerpt.startsWith('… '), before > 70, String(before));
  }
});

test('the middle of a word is no match, nor is what stands beyond all patience', () => {
  assert.deepEqual(found(`${filler(3_000)}Koenzim. ${filler(3_000)}Enzim.`).parts, ['Enzim']);
  const { excerpt, parts } = found(`${filler(60_000)}Enzim.`);
  assert.deepEqual([excerpt.slice(0, 9), parts], ['Đaci uče.', []]);
});

test('a text without spaces is looked through, too', () => {
  assert.deepEqual(found(`${'x'.repeat(5_000)} enzim`).parts, ['enzim']);
  assert.deepEqual(found('x'.repeat(5_000)).parts, []);
});
