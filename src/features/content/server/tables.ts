import type { Generated } from 'kysely';

/** The columns that every table of content has beside its own. */
export type ContentColumns = {
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
