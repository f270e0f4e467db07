import type { Generated } from 'kysely';
import { type ParentColumn, parentColumns } from '#features/content/server/parent-columns.ts';
import type { TrashableRows, TrashColumns } from '#server/db/trash-columns.ts';
import type { Language } from '#shared/language.ts';
import type { ItemFileKind } from '../kinds.ts';

export const itemFileRows = {
  table: 'item_files',
  parents: Object.entries(parentColumns).map(([table, column]) => ({ table, column })),
} as const satisfies TrashableRows;

export type ItemFileTables = {
  /** The files of items, each of one item: one of the columns that refer to an item is not null. */
  item_files: TrashColumns & {
    id: Generated<number>;
    /** The name of the stored file. */
    file: string;
    title: string;
    kind: ItemFileKind;
    lang: Language;
    /** An item's files are sorted by position, then by id. */
    position: number;
    created_at: string;
  } & { [Column in ParentColumn]?: number | null };
};
