import type { Generated } from 'kysely';
import type { TrashColumns } from '#server/db/trash-columns.ts';
import type { ColumnsOf, Fields } from '../fields.ts';
import type { StoredStatus } from '../states.ts';

/** The columns of everything that has a counterpart in the other language. */
type PairColumns = {
  /** The same of both items of a pair. Of one in the trash it may be that of a former pair. */
  pair_id: number | null;
  /** 1 where the counterpart's texts were changed since this item's. */
  is_outdated: Generated<number>;
  /** The counterpart's version whose texts it still has, where it is outdated; null where that is not known. */
  outdated_since: number | null;
};

/** The columns that every table of content has beside its own. */
type ContentColumns = TrashColumns & {
  id: Generated<number>;
  title: string;
  /** The text that the search looks through (`searchText`). */
  search_text: string;
  /** All its texts, in the same form; null until the next start where it was not made with the item. */
  full_text: string | null;
  /** 1 at first; each change adds one. */
  version: number;
  /** Instants, ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
  /** The account of the last change. */
  updated_by: number | null;
  status: Generated<StoredStatus>;
  /** The instant from which a published item is public; null: at once. */
  publish_at: string | null;
};

/** A table of content with the columns of a type's fields. */
export type TableOf<F extends Fields> = ContentColumns &
  ColumnsOf<F> &
  (F extends { lang: unknown } ? PairColumns : unknown);

/**
 * The content tables by their names. Each type adds its own with `declare module`. `Db` does not include
 * them, so that all code reads content through `visibleItems`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface ContentTables {}
export type ContentTable = keyof ContentTables;
