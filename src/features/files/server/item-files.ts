import { type RawBuilder, sql } from 'kysely';
import { type ParentTable, parentColumns } from '#features/content/server/parent-columns.ts';
import { mediaUrl } from '#features/media/server/names.ts';
import { rowsOfParent } from '#server/db/living-rows.ts';
import type { ItemFile } from '../contract.ts';
import { itemFileRows } from './tables.ts';

/** A file as it is read, before its name becomes a path. */
export type ItemFileRow = Omit<ItemFile, 'url'> & { file: string; position: number };

export function presentItemFile({ id, title, kind, lang, file, size }: ItemFileRow): ItemFile {
  return { id, title, kind, lang, url: mediaUrl(file), size };
}

/** The parts of a content type whose items have files; they are read with the item, by one query. */
export function withFiles(table: ParentTable) {
  return {
    virtualColumns: { item_files: filesAsJson(table) },
    computed: (row: object) => ({ files: filesIn(row) }),
    furtherTexts: (row: object) => filesIn(row).map(({ title }) => title),
  };
}

/** Files as they are read with their item, in this order. */
export function filesToJson(files: readonly ItemFileRow[]): string {
  return JSON.stringify(files.map((file, position) => ({ ...file, position })));
}

/** The files of a row that was read with them. */
function filesIn(row: object): ItemFile[] {
  const { item_files: json } = row as { item_files?: string | null };
  const rows: ItemFileRow[] = json ? JSON.parse(json) : [];
  return rows.sort((one, other) => one.position - other.position || one.id - other.id).map(presentItemFile);
}

/** The files of each item as JSON, in any order; null where there are none. */
function filesAsJson(table: ParentTable): RawBuilder<string | null> {
  const rows = rowsOfParent(itemFileRows.table, 'one', parentColumns[table], 'content.id');
  const texts = ['title', 'kind', 'lang', 'file'].map(
    column => sql`${sql.lit(`,"${column}":`)} || json_quote(${sql.ref(`one.${column}`)})`,
  );
  const size = sql`coalesce(cast((select files.size from files where files.name = one.file) as text), 'null')`;
  const file = sql`'{"id":' || one.id || ',"position":' || one.position || ${sql.join(texts, sql` || `)} || ',"size":' || ${size} || '}'`;
  return sql`(select '[' || string_agg(${file}, ',') || ']' from ${rows})`;
}
