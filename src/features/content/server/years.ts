import { type Language, languages } from '#shared/language.ts';
import type { ContentType } from './content-type.ts';
import { visibleRows } from './queries/rows.ts';
import type { Reader } from './visibility.ts';

/** The years of public items, the latest first; undefined of a type whose lists are not in the order of a day or year. */
export async function listYears(
  reader: Omit<Reader, 'session'>,
  type: ContentType,
): Promise<number[] | undefined> {
  const column = type.arrangedBy ?? type.newestBy;
  if (column === undefined) return undefined;
  const years = new Set<number>();
  for (const language of languages) {
    for await (const year of yearsIn({ ...reader, session: undefined }, type, column, language))
      years.add(year);
  }
  return [...years].toSorted((one, other) => other - one);
}

/** Each year is found before the one after it by the index, so that only one item of each is looked at. */
async function* yearsIn(reader: Reader, type: ContentType, column: string, lang: Language) {
  const items = visibleRows(reader, type, { ...type.where, lang })
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
