import type { Generated } from 'kysely';
import type { ColumnsOf, Fields } from '../fields.ts';

type ContentColumns = {
  id: Generated<number>;
  title: string;
  /** The text that the search looks through (`searchText`). */
  search_text: string;
  /** 1 at first; each change adds one. */
  version: number;
  /** Instants, ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
};

export type TableOf<F extends Fields> = ContentColumns & ColumnsOf<F>;

/**
 * The content tables by their names. Each type adds its own with `declare module`. `Db` does not include
 * them, so that all code reads content through `visibleItems`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface ContentTables {}
export type ContentTable = keyof ContentTables;
