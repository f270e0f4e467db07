import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Application } from '../../schemas.ts';
import { allColumns, type ColumnName, columnGroupsOf, columnsOf } from './columns.ts';
import { countByStatus, type Filters, filtersOf, institutionsOf } from './filters.ts';
import { filterRows, findRows, type Row, sortRows, toRows } from './rows.ts';

const blank = {
  ...(Object.fromEntries(allColumns.map(({ name }) => [name, ''])) as Record<ColumnName, string>),
  ...({ status: 'received', position: null, attended: null } as const),
};
const rowsOf = (list: readonly Partial<Application>[]) =>
  toRows(list.map((fields, index) => ({ ...blank, ...fields, id: index }) as Application));
const ids = (rows: readonly Row[]) => rows.map(({ application }) => application.id);

function sorted<Value>(name: ColumnName, values: readonly Value[], isDescending = false): Value[] {
  const column = allColumns.find(candidate => candidate.name === name);
  assert.ok(column);
  const rows = rowsOf(values.map(value => ({ [name]: value })));
  return sortRows(rows, { column, isDescending }).map(({ application }) => application[name] as Value);
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

test('statuses are sorted as they follow, the waiting list by number', () => {
  assert.deepEqual(sorted('status', ['declined', 'waiting', 'received', 'accepted']), [
    ...['received', 'accepted', 'waiting', 'declined'],
  ]);
  assert.deepEqual(sorted('position', [10, null, 9, 1]), [1, 9, 10, null]);
  assert.deepEqual(sorted('position', [10, null, 9, 1], true), [10, 9, 1, null]);
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
    assert.deepEqual(ids(findRows(rows, search, 'bs')), expected, search);
});

test('a search also finds notes, and a status by the beginning of its words', () => {
  const rows = rowsOf([
    { first_name: 'Lejla', last_name: 'Jena', status: 'accepted', note: 'Plaća fakultet.' },
    { first_name: 'Amra', last_name: 'Kovač', status: 'declined' },
  ]);
  for (const [search, expected] of [
    ['placa', [0]],
    ['prih', [0]],
    ['odbijena', [1]],
    ['jena', [0]],
    ['odb', []],
  ] as const)
    assert.deepEqual(ids(findRows(rows, search, 'bs')), expected, search);
});

test('filters narrow by status, institution and membership, all together', () => {
  const rows = rowsOf([
    { firm: 'UKC Tuzla', membership_type: 'student', status: 'accepted' },
    { firm: 'ukc  tuzla', membership_type: 'redovni član', status: 'accepted' },
    { firm: 'Čapljina d.o.o.', membership_type: 'student', status: 'waiting' },
    { membership_type: 'student', status: 'received' },
  ]);
  const find = (values: Partial<Record<keyof Filters, string>>) =>
    ids(filterRows(rows, filtersOf({ status: '', institution: '', membership: '', ...values })));
  assert.deepEqual(find({}), [0, 1, 2, 3]);
  assert.deepEqual(find({ institution: 'UKC Tuzla' }), [0, 1]);
  assert.deepEqual(find({ institution: 'UKC Tuzla', membership: 'student' }), [0]);
  assert.deepEqual(find({ membership: 'student', status: 'waiting' }), [2]);
  assert.deepEqual(find({ membership: 'nobody', status: 'nothing' }), [0, 1, 2, 3]);
  const applications = rows.map(({ application }) => application);
  assert.deepEqual(institutionsOf(applications), [
    { name: 'Čapljina d.o.o.', count: 1 },
    { name: 'UKC Tuzla', count: 2 },
  ]);
  assert.deepEqual(countByStatus(applications), {
    ...{ received: 1, accepted: 2, waiting: 1, declined: 0, withdrawn: 0 },
  });
});

test('the fields of an applicant come first, what became of them after', () => {
  const columns = columnsOf(columnGroupsOf({ translation: null })).map(({ name }) => name);
  assert.deepEqual([columns[0], columns[18]], ['first_name', 'created_at']);
  assert.deepEqual(columns.slice(19), ['status', 'position', 'note', 'attended']);
  assert.equal(new Set(columns).size, 23);
});

test('a pair of languages has one more column, after those of the form', () => {
  const columns = columnsOf(columnGroupsOf({ translation: null })).map(({ name }) => name);
  const translation = { id: 2, lang: 'en' as const, title: 'Lipids' };
  const ofPair = columnsOf(columnGroupsOf({ translation })).map(({ name }) => name);
  assert.deepEqual(ofPair, columns.toSpliced(19, 0, 'lang'));
});
