import type { SubmissionColumns } from '#features/submissions/server/tables.ts';

export type QuestionsTables = {
  questions: SubmissionColumns & {
    name: string;
    email: string;
    message: string;
    /** When an administrator first saw it; null while it is new. */
    seen_at: string | null;
  };
};
