import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bs as personBs } from '#features/applications/messages/bs.ts';
import { en as personEn } from '#features/applications/messages/en.ts';
import { membersAdmin as registerBs } from '../../messages/admin.ts';
import { membersAdmin as registerEn } from '../../messages/admin-en.ts';
import { isPlainText, matchColumns, rowsOf, textOfFile } from './read-file.ts';

test('columns are known by name and what other lists call them, each once', () => {
  assert.deepEqual(matchColumns(['IME*', 'e-pošta', 'Placeno do', 'email', 'Nepoznato', 'tip', 'lastName']), [
    'firstName',
    'email',
    'paidUntil',
    undefined,
    undefined,
    'membershipType',
    'lastName',
  ]);
});

test('what the panel saves in either language is understood', () => {
  for (const [person, register] of [
    [personBs, registerBs],
    [personEn, registerEn],
  ] as const) {
    const { number, status, paidUntil, note, type, workPostalCode } = register.columns;
    const labels = {
      ...person.fields,
      membershipType: type,
      workPostalCode,
      number,
      status,
      paidUntil,
      note,
    };
    assert.deepEqual(matchColumns(Object.values(labels)), Object.keys(labels));
    for (const [name, values] of [
      ['membershipType', person.membershipTypes],
      ['status', register.statuses],
    ] as const)
      assert.deepEqual(
        rowsOf(
          Object.values(values).map(value => [value]),
          [name],
        ),
        Object.keys(values).map(value => ({ [name]: value })),
      );
  }
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

test('pictures, workbooks and UTF-16 are no text of a table', () => {
  const isText = (...bytes: number[]) => isPlainText(textOfFile(Uint8Array.from(bytes).buffer));
  assert.equal(isText(0x49, 0x6d, 0x65, 0x3b, 0x8a), true);
  assert.equal(isText(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0), false);
  assert.equal(isText(0xff, 0xd8, 0xff, 0xe0, 0, 0x10), false);
  assert.equal(isText(0xff, 0xfe, 0x49, 0, 0x6d, 0), false);
});
