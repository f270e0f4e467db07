import { fold } from '#shared/text/search.ts';
import { readDay } from '#ui/admin/date-field/calendar.ts';
import { choiceWords, columnWords } from './file-words.ts';

/** What a column of a file can stand for, as the panel calls it. */
export type Target = { name: string; label: string };

/** The column that each heading of a file stands for, by its place; undefined for what is not taken. */
export function matchColumns(headings: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return headings.map(heading => {
    const name = columnsByWord.get(plain(heading));
    if (name === undefined || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
}

const plain = (text: string) => fold(text.replaceAll(/[*:]/g, ''), 'dj');

const columnsByWord: ReadonlyMap<string, string> = new Map(
  Object.entries<readonly string[]>(columnWords).flatMap(([name, words]) =>
    [name, ...words].map(word => [plain(word), name] as const),
  ),
);

/** The values of choices by what they are called, as it is compared (`plain`). */
const choicesByWord: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(choiceWords).map(([name, values]) => [
    name,
    new Map(
      Object.entries<readonly string[]>(values).flatMap(([value, words]) =>
        [value, ...words].map(word => [plain(word), value] as const),
      ),
    ),
  ]),
);

/** The rows of a file as the call takes them; empty cells are left out, what is not understood is sent as it stands. */
export function rowsOf(
  cells: readonly (readonly string[])[],
  columns: readonly (string | undefined)[],
): Record<string, string>[] {
  return cells.map(row =>
    Object.fromEntries(
      columns.flatMap((name, index) => {
        const text = (row[index] ?? '').trim();
        return name === undefined || text === '' ? [] : [[name, understood(name, text)]];
      }),
    ),
  );
}

function understood(name: string, text: string): string {
  if (name === 'paidUntil') return dayOf(text);
  return choicesByWord[name]?.get(plain(text)) ?? text;
}

/** A day in the ways of Bosnian and of programs; a year alone is its end. */
function dayOf(text: string): string {
  const year = /^(\d{4})\.?$/.exec(text)?.[1];
  return year ? `${year}-12-31` : (readDay(text) ?? text);
}

/** Whether a text can be a table: pictures, and tables that were not saved as CSV, have NUL in them. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0');
}

/** A file's text: Excel saves CSV as UTF-8 or, in Bosnian, as Windows-1250. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
