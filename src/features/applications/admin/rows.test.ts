import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Application } from '../contract.ts';
import { allColumns, type ColumnName, columnGroupsOf, columnsOf } from './columns.ts';
import { findRows, type Row, sortRows, toRows } from './rows.ts';

const blank = Object.fromEntries(allColumns.map(({ name }) => [name, ''])) as Record<ColumnName, string>;
const rowsOf = (list: readonly Partial<Application>[]) =>
  toRows(list.map((fields, index) => ({ ...blank, ...fields, id: index }) as Application));
const ids = (rows: readonly Row[]) => rows.map(({ application }) => application.id);

function sorted(name: ColumnName, values: readonly string[], isDescending = false): string[] {
  const column = allColumns.find(candidate => candidate.name === name);
  assert.ok(column);
  const rows = rowsOf(values.map(value => ({ [name]: value })));
  return sortRows(rows, { column, isDescending }).map(({ application }) => application[name]);
}

test('texts are sorted by the Bosnian alphabet, numbers in them by value, nothing last', () => {
  const names = [
    'Žilić',
    'Zukić',
    '',
    'Đurić',
    'Dževad',
    'Duda',
    'Ćatić',
    'Čolić',
    'Cvijić',
    'šehić',
    'Suljić',
  ];
  const inOrder = [
    'Cvijić',
    'Čolić',
    'Ćatić',
    'Duda',
    'Dževad',
    'Đurić',
    'Suljić',
    'šehić',
    'Zukić',
    'Žilić',
  ];
  assert.deepEqual(sorted('last_name', names), [...inOrder, '']);
  assert.deepEqual(sorted('last_name', names, true), [...inOrder.toReversed(), '']);
  assert.deepEqual(sorted('home_address', ['Lipa 10', 'Lipa 9', 'Lipa 1']), ['Lipa 1', 'Lipa 9', 'Lipa 10']);
});

test('years are sorted by value, wherever they stand; what has none comes last', () => {
  const years = ['1988', 'oko 1980.', '', '2001', 'ne znam'];
  assert.deepEqual(sorted('birth_year', years), ['oko 1980.', '1988', '2001', '', 'ne znam']);
  assert.deepEqual(sorted('birth_year', years, true), ['2001', '1988', 'oko 1980.', '', 'ne znam']);
});

test('instants are sorted by value', () => {
  const days = ['2026-11-21T09:30:00.000Z', '2025-12-31T09:30:00.000Z', '2026-11-21T09:29:59.999Z'];
  assert.deepEqual(sorted('created_at', days), [days[1], days[2], days[0]]);
});

test('equals stay as they were, in both directions', () => {
  const column = allColumns.find(({ name }) => name === 'city');
  assert.ok(column);
  const rows = rowsOf([{ city: 'Tuzla' }, { city: 'Bihać' }, { city: 'Tuzla' }, { city: 'Bihać' }]);
  assert.deepEqual(ids(sortRows(rows, { column, isDescending: false })), [1, 3, 0, 2]);
  assert.deepEqual(ids(sortRows(rows, { column, isDescending: true })), [0, 2, 1, 3]);
});

test('a search finds all of its words in names and address, marks folded both ways', () => {
  const rows = rowsOf([
    { first_name: 'Đorđe', last_name: 'Šćepanović', email: 'ds@primjer.ba', city: 'Zenica' },
    { first_name: 'Amra', last_name: 'Kovac', email: 'a@b.ba' },
  ]);
  for (const [search, expected] of [
    ['', [0, 1]],
    ['  ', [0, 1]],
    ['djordje', [0]],
    ['dorde scep', [0]],
    ['KOVAČ', [1]],
    ['DS@PRIM', [0]],
    ['amra đorđe', []],
    ['zenica', []],
  ] as const)
    assert.deepEqual(ids(findRows(rows, search)), expected, search);
});

test('every field of an applicant has its column, once', () => {
  const columns = columnsOf(columnGroupsOf({ translation: null }));
  assert.equal(columns.length, 19);
  assert.equal(new Set(columns.map(({ name }) => name)).size, 19);
});

test('a pair of languages has one more column, after those of any event', () => {
  const columns = columnsOf(columnGroupsOf({ translation: null }));
  const translation = { id: 2, lang: 'en' as const, title: 'Lipids' };
  const ofPair = columnsOf(columnGroupsOf({ translation }));
  assert.deepEqual(
    ofPair.map(({ name }) => name),
    [...columns.map(({ name }) => name), 'lang'],
  );
});
