import { compareAlphabetically } from '#shared/alphabet.ts';
import { searchText, searchWords } from '#shared/search.ts';
import type { Application } from '../contract.ts';
import type { ApplicationColumn } from './columns.ts';

/** An application with its search text, which is computed once. */
export type Row = { application: Application; searchText: string };

export function toRows(applications: readonly Application[]): Row[] {
  return applications.map(application => ({
    application,
    searchText: searchText(application.first_name, application.last_name, application.email),
  }));
}

/** The rows that contain every word of the search. */
export function findRows(rows: readonly Row[], search: string): readonly Row[] {
  const words = searchWords(search);
  if (words.length === 0) return rows;
  return rows.filter(row =>
    words.every(spellings => spellings.some(spelling => row.searchText.includes(spelling))),
  );
}

export type Sorting = { column: ApplicationColumn; isDescending: boolean };

/** Sorts the rows. Empty values come last in both directions, and equal ones keep their order. */
export function sortRows(rows: readonly Row[], { column, isDescending }: Sorting): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map(row => ({ row, key: keyOf(row.application[column.name], column.order) }));
  const [filled, empty] = [keyed.filter(({ key }) => key !== ''), keyed.filter(({ key }) => key === '')];
  const compare = column.order ? compareAsciiTexts : compareAlphabetically;
  filled.sort((a, b) => sign * compare(a.key, b.key));
  return [...filled, ...empty].map(({ row }) => row);
}

/** The sort key. Of a year only the digits count ('oko 1980.'). */
function keyOf(value: string, order: ApplicationColumn['order']): string {
  return order === 'year' ? (/\d{4}/.exec(value)?.[0] ?? '') : value;
}

function compareAsciiTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
