import type { Services } from '#server/services.ts';
import { plainText } from '#shared/text/plain-text.ts';
import { searchText } from '#shared/text/search.ts';
import { rowsWith } from '../queries/rows.ts';
import { updateRows } from '../queries/writes.ts';
import type { ContentRow, ContentType } from '../types/content-type.ts';

type Row = Readonly<Record<string, unknown>>;

/** What searches of lists compare with; `full_text` has what `search_text` has, and every other text. */
export function searchColumns(type: ContentType, row: Row): { search_text: string; full_text: string } {
  return {
    search_text: searchText(...type.searchable.map(column => String(row[column] ?? ''))),
    full_text: fullTextOf(type, row),
  };
}

/** The texts of an item, without formatting, its titles first. */
export function textsOf({ indexed }: ContentType, row: Row): { titles: string[]; texts: string[] } {
  const { title: titles = [], text: texts = [] } = Object.groupBy(indexed, ({ part }) => part);
  const readColumns = (columns: ContentType['indexed']) =>
    columns
      .map(({ column, isHtml }) => {
        const value = String(row[column] ?? '');
        return isHtml ? plainText(value) : value;
      })
      .filter(Boolean);
  return { titles: readColumns(titles), texts: readColumns(texts) };
}

function fullTextOf(type: ContentType, row: Row): string {
  const { titles, texts } = textsOf(type, row);
  return searchText(...titles, ...texts);
}

/** So many items are completed in one transaction. */
const batch = 200;

/** Makes the full texts that are missing: of items from before they were kept, and of those that an export brought. */
export async function completeFullTexts({
  db,
  contentTypes,
}: Pick<Services, 'db' | 'contentTypes'>): Promise<void> {
  for (const { type } of contentTypes.values()) {
    for (;;) {
      const rows = await listIncomplete(db, type);
      if (rows.length === 0) break;
      await db.transaction().execute(async tx => {
        for (const row of rows) await updateRows(tx, type, [row.id], { full_text: fullTextOf(type, row) });
      });
    }
  }
}

function listIncomplete(db: Services['db'], type: ContentType): Promise<ContentRow[]> {
  return rowsWith(db, type.table, type.where ?? {})
    .where('content.full_text', 'is', null)
    .select(['content.id', ...type.indexed.map(({ column }) => `content.${column}` as const)])
    .limit(batch)
    .$castTo<ContentRow>()
    .execute();
}
