import { defaultLanguage, isLanguage, type Language } from '#shared/language.ts';
import { findHits, searchText, searchWords } from '#shared/text/search.ts';
import { visibleRows } from '../queries/rows.ts';
import type { ContentRow, ContentType } from '../types/content-type.ts';
import type { Reader } from '../visibility/visibility.ts';
import { cutAround, findPlace } from './excerpt.ts';
import { textsOf } from './search-columns.ts';

/** In UTF-16 units: two lines of a list. */
const longest = 140;

export type FoundText = { lang: Language; text: string };

/**
 * Where each item has the words of a search, by its id: a part of its texts, or of its counterpart's where its own lack
 * them. What is found by its title needs none.
 */
export async function findTexts(
  reader: Reader,
  type: ContentType,
  items: readonly ContentRow[],
  search: string,
): Promise<Map<number, FoundText>> {
  const ids = items.flatMap(({ id, counterpart_id: other }) => (other ? [id, other] : [id]));
  const columns = [...new Set(['id', ...(type.hasLanguages ? ['lang'] : []), ...columnsOf(type)])];
  const rows =
    ids.length === 0
      ? []
      : await visibleRows(reader, type, type.where ?? {}, 'any')
          .where('content.id', 'in', ids)
          .select(columns.map(column => `content.${column}` as const))
          .$castTo<ContentRow>()
          .execute();
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = items.flatMap(({ id, counterpart_id }): [number, FoundText][] => {
    const [own, other] = [byId.get(id), byId.get(counterpart_id ?? 0)];
    const { titles, texts } = own ? textsOf(type, own) : { titles: [], texts: [] };
    if (own && hasWords([...titles, ...texts], search))
      return hasWords(titles, search) ? [] : [[id, excerptOf(own, texts, search)]];
    if (!other) return [];
    const ofOther = textsOf(type, other);
    return [[id, excerptOf(other, [...ofOther.titles, ...ofOther.texts], search)]];
  });
  return new Map(found);
}

const columnsOf = ({ indexed }: ContentType) => indexed.map(({ column }) => column);

/** As the database compares (`matchesWords`). */
function hasWords(texts: readonly string[], search: string): boolean {
  const text = searchText(...texts);
  return searchWords(search).every(spellings => spellings.some(spelling => text.includes(spelling)));
}

function excerptOf(row: ContentRow, texts: readonly string[], search: string): FoundText {
  const text = texts.join(' · ').replace(/\s+/g, ' ');
  const words = searchWords(search).flat();
  const place = findPlace(text, part => {
    const folded = searchText(part);
    return words.some(word => folded.includes(word)) ? findHits(part, search)[0]?.[0] : undefined;
  });
  return { lang: isLanguage(row.lang) ? row.lang : defaultLanguage, text: cutAround(text, place, longest) };
}
