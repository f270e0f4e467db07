import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, matchColumns, rowsOf, textOfFile } from './read-file.ts';

const targets = [
  { name: 'firstName', label: 'Ime' },
  { name: 'email', label: 'E-mail adresa' },
  { name: 'paidUntil', label: 'Plaćeno do' },
  { name: 'membershipType', label: 'Tip članstva' },
];
const choices = choicesOf({
  membershipType: [
    ['redovni član', 'Redovni član'],
    ['student', 'Student'],
  ],
});

test('columns are known by label, name and what other lists call them, each once', () => {
  assert.deepEqual(matchColumns(['IME*', 'e-pošta', 'Placeno do', 'email', 'Nepoznato', 'tip'], targets), [
    'firstName',
    'email',
    'paidUntil',
    undefined,
    undefined,
    'membershipType',
  ]);
});

test('days and choices are read as people write them, and what is not understood stays', () => {
  const columns = ['firstName', 'paidUntil', undefined, 'membershipType'];
  assert.deepEqual(
    rowsOf(
      [
        [' Amra ', '31.12.2026', 'x', 'REDOVNI CLAN'],
        ['Đuro', '2025', '', 'Student'],
        ['', '1. 2. 2026.', '', 'nešto'],
        ['Eva', 'nikad'],
      ],
      columns,
      choices,
    ),
    [
      { firstName: 'Amra', paidUntil: '2026-12-31', membershipType: 'redovni član' },
      { firstName: 'Đuro', paidUntil: '2025-12-31', membershipType: 'student' },
      { paidUntil: '2026-02-01', membershipType: 'nešto' },
      { firstName: 'Eva', paidUntil: 'nikad' },
    ],
  );
});

test('a file of Excel is read in either of its encodings', () => {
  assert.equal(textOfFile(new TextEncoder().encode('Čapljina').buffer), 'Čapljina');
  assert.equal(textOfFile(new Uint8Array([0xc8, 0xe6, 0x9e]).buffer), 'Ććž'.replace('Ć', 'Č'));
});
