import { fold } from '#shared/search.ts';
import { readDay } from '#ui/admin/date-field/calendar.ts';

/** A column of a member by which a file can name it, and the words that it is known by. */
export type Target = { name: string; label: string };

/** The column that each heading of a file stands for, by its place; undefined for what is not taken. */
export function matchColumns(
  headings: readonly string[],
  targets: readonly Target[],
): (string | undefined)[] {
  const free = new Map(
    targets.flatMap(({ name, label }) =>
      [label, name, ...(synonyms[name] ?? [])].map(word => [plain(word), name]),
    ),
  );
  const taken = new Set<string>();
  return headings.map(heading => {
    const name = free.get(plain(heading));
    if (name === undefined || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
}

/** What files of other lists call them, as they are compared (`plain`). */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  email: ['e-mail', 'email', 'mail', 'e-posta', 'email adresa'],
  firm: ['firma', 'ustanova', 'institucija', 'institution', 'company'],
  number: ['broj', 'clanski broj', 'r. br.', 'number', 'no'],
  paidUntil: ['placeno', 'clanarina', 'paid_until', 'paid'],
  city: ['mjesto'],
  homePhone: ['telefon', 'mobitel', 'phone'],
  membershipType: ['clanstvo', 'tip', 'membership_type'],
  note: ['napomena', 'biljeska'],
  birthYear: ['rodjen', 'godina'],
};

const plain = (text: string) => fold(text.replaceAll(/[*:]/g, ''), 'dj');

/** What a choice is called in a file: by its own text, or its label in either language. */
export type Choices = Readonly<Record<string, ReadonlyMap<string, string>>>;

export function choicesOf(
  choices: Readonly<Record<string, readonly (readonly [string, string])[]>>,
): Choices {
  return Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      new Map(
        values.flatMap(([value, label]) => [[plain(value), value] as const, [plain(label), value] as const]),
      ),
    ]),
  );
}

/** The rows of a file as the call takes them; empty cells are left out, what is not understood is sent as it stands. */
export function rowsOf(
  cells: readonly (readonly string[])[],
  columns: readonly (string | undefined)[],
  choices: Choices,
): Record<string, string>[] {
  return cells.map(row =>
    Object.fromEntries(
      columns.flatMap((name, index) => {
        const text = (row[index] ?? '').trim();
        return name === undefined || text === '' ? [] : [[name, understood(name, text, choices)]];
      }),
    ),
  );
}

function understood(name: string, text: string, choices: Choices): string {
  if (name === 'paidUntil') return dayOf(text);
  return choices[name]?.get(plain(text)) ?? text;
}

/** A day in the ways of Bosnian and of programs; a year alone is its end. */
function dayOf(text: string): string {
  const year = /^(\d{4})\.?$/.exec(text)?.[1];
  return year ? `${year}-12-31` : (readDay(text) ?? text);
}

/** A file's text: Excel saves CSV as UTF-8 or, in Bosnian, as Windows-1250. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
