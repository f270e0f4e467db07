import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningOf } from './beginning.ts';

test('a text begins with its first words, in one line', () => {
  const cases: [text: string, length: number, expected: string][] = [
    ['Kada je skupština?', 20, 'Kada je skupština?'],
    [' Kada je\r\n\r\nskupština? ', 20, 'Kada je skupština?'],
    ['Kada je skupština?', 18, 'Kada je skupština?'],
    ['Kada je sljedeća skupština?', 18, 'Kada je sljedeća…'],
    ['Rindfleischetikettierung', 10, 'Rindfleisc…'],
    ['a Rindfleischetikettierung', 10, 'a Rindflei…'],
    ['🧬🧬🧬🧬', 3, '🧬🧬🧬…'],
    ['', 3, ''],
  ];
  for (const [text, length, expected] of cases) assert.equal(beginningOf(text, length), expected);
});
