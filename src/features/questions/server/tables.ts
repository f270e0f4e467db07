import type { SubmissionColumns } from '#features/submissions/server/tables.ts';
import type { TrashableRows } from '#server/db/trash-columns.ts';

export const questionRows = { table: 'questions' } as const satisfies TrashableRows;

export type QuestionsTables = {
  questions: SubmissionColumns & {
    name: string;
    email: string;
    message: string;
    /** When an administrator first saw it; null while it is new. */
    seen_at: string | null;
  };
};
