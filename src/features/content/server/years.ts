import { type Language, languages } from '#shared/language.ts';
import { visibleRows } from './queries/rows.ts';
import type { ContentType } from './types/content-type.ts';
import type { AskedStatus, Reader } from './visibility/visibility.ts';

/** The years of items in a state, the latest first; undefined of a type whose lists are not in the order of a day or year. */
export async function listYears(
  reader: Omit<Reader, 'session'>,
  type: ContentType,
  status: AskedStatus = 'published',
): Promise<number[] | undefined> {
  const column = type.arrangedBy ?? type.newestBy;
  if (column === undefined) return undefined;
  const years = new Set<number>();
  const addYearsIn = async (lang: Language) => {
    const items = visibleRows({ ...reader, session: undefined }, type, { ...type.where, lang }, status);
    for await (const year of yearsIn(items, column)) years.add(year);
  };
  await Promise.all(languages.map(addYearsIn));
  return [...years].toSorted((one, other) => other - one);
}

/** Each year is found before the one after it by the index, so that only one item of each is looked at. */
async function* yearsIn(rows: ReturnType<typeof visibleRows>, column: string) {
  const items = rows
    .select(`content.${column}`)
    .where(`content.${column}`, 'is not', null)
    .orderBy(`content.${column}`, 'desc')
    .limit(1);
  let latest = await items.executeTakeFirst();
  while (latest) {
    const value = latest[column] as string | number;
    const begins = typeof value === 'number' ? value : value.slice(0, 4);
    yield Number(begins);
    latest = await items.where(`content.${column}`, '<', begins).executeTakeFirst();
  }
}
