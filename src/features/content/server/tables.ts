import type { Generated } from 'kysely';
import type { ColumnsOf, Fields } from '../fields.ts';

/** The columns that every table of content has beside its own. */
type ContentColumns = {
  id: Generated<number>;
  title: string;
  /** What an item is found by (`searchText`). */
  search_text: string;
  /** 1 at first, one more with each change. */
  version: number;
  /** Instants, ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
};

/** A table of content with the columns of a type's fields. */
export type TableOf<F extends Fields> = ContentColumns & ColumnsOf<F>;

/**
 * The tables of content by their names: each type adds its own where it is defined (`declare module`). They are not
 * among the tables that `Db` shows, so that whoever reads them goes through `visibleItems`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the types fill it.
export interface ContentTables {}
export type ContentTable = keyof ContentTables;
