import type { Generated } from 'kysely';
import type { TrashColumns } from '#server/db/trash-columns.ts';

/** The columns of every table of submissions. */
export type SubmissionColumns = TrashColumns & {
  id: Generated<number>;
  /** The text that the search looks through (`searchText`). */
  search_text: string;
  /** An instant, ISO 8601 in UTC. */
  created_at: string;
};
