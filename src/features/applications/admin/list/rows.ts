import type { Language } from '#shared/language.ts';
import { compareAlphabetically } from '#shared/text/alphabet.ts';
import { searchText, searchWords } from '#shared/text/search.ts';
import type { Application } from '../../schemas.ts';
import { applicationStatuses } from '../../status.ts';
import { statusTexts } from '../../texts/status.ts';
import { type ApplicationColumn, sortKey } from './columns.ts';
import { type Filters, fitting } from './filters.ts';

/** An application with its search text, which is computed once. */
export type Row = { application: Application; searchText: string };

export function toRows(applications: readonly Application[]): Row[] {
  return applications.map(application => ({
    application,
    searchText: searchText(
      application.first_name,
      application.last_name,
      application.email,
      application.note,
    ),
  }));
}

/** The rows that contain every word of the search. */
export function findRows(rows: readonly Row[], search: string, language: Language): readonly Row[] {
  const words = searchWords(search).map(spellings => ({
    spellings,
    statuses: applicationStatuses.filter(status => isStatus(spellings, status, language)),
  }));
  if (words.length === 0) return rows;
  return rows.filter(({ application: { status }, searchText: text }) =>
    words.every(
      ({ spellings, statuses }) =>
        statuses.includes(status) || spellings.some(spelling => text.includes(spelling)),
    ),
  );
}

const wordsOf = (language: Language) =>
  Object.fromEntries(
    applicationStatuses.map(status => [status, searchText(statusTexts[language][status].label).split(' ')]),
  );
const statusWords = { bs: wordsOf('bs'), en: wordsOf('en') };

/** Fewer letters are rather the beginning of a name. */
const shortestStatus = 4;

function isStatus(spellings: readonly string[], status: Application['status'], language: Language): boolean {
  const known = statusWords[language][status] ?? [];
  return spellings.some(word => word.length >= shortestStatus && known.some(each => each.startsWith(word)));
}

export function filterRows(rows: readonly Row[], filters: Filters): readonly Row[] {
  const fits = fitting(filters);
  return rows.filter(({ application }) => fits(application));
}

export type Sorting = { column: ApplicationColumn; isDescending: boolean };

/** Sorts the rows. Empty values come last in both directions, and equal ones keep their order. */
export function sortRows(rows: readonly Row[], { column, isDescending }: Sorting): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map(row => ({ row, key: sortKey(row.application, column) }));
  const [filled, empty] = [keyed.filter(({ key }) => key !== ''), keyed.filter(({ key }) => key === '')];
  filled.sort((a, b) => sign * compareKeys(a.key, b.key, column));
  return [...filled, ...empty].map(({ row }) => row);
}

function compareKeys(a: string | number, b: string | number, { order }: ApplicationColumn): number {
  if (order === undefined) return compareAlphabetically(String(a), String(b));
  return a < b ? -1 : Number(a > b);
}
