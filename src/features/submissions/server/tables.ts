import type { Generated } from 'kysely';

export type SubmissionColumns = {
  id: Generated<number>;
  /** The text that the search looks through (`searchText`). */
  search_text: string;
  /** An instant, ISO 8601 in UTC. */
  created_at: string;
};
