import type { Generated } from 'kysely';

/** The columns of every table of what people send in. */
export type SubmissionColumns = {
  id: Generated<number>;
  /** What a submission is found by (`searchText`). */
  search_text: string;
  /** An instant, ISO 8601 in UTC. */
  created_at: string;
};
