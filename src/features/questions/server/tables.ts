import type { Generated, Selectable } from 'kysely';
import type { SubmissionColumns } from '#features/submissions/server/tables.ts';
import type { TrashableRows } from '#server/db/trash-columns.ts';
import type { Language } from '#shared/language.ts';
import type { QuestionStatus } from '../status.ts';

export const questionRows = { table: 'questions' } as const satisfies TrashableRows;

export type QuestionsTables = {
  questions: SubmissionColumns & {
    name: string;
    email: string;
    message: string;
    /** The language of the form. */
    lang: Generated<Language>;
    status: Generated<QuestionStatus>;
    /** The last answer; null while there is none. */
    answer: string | null;
    /** An instant, ISO 8601 in UTC. */
    answered_at: string | null;
    answered_by: number | null;
  };
};

export type QuestionRow = Selectable<QuestionsTables['questions']>;
