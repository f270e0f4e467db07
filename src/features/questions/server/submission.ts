import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import type { QuestionInput } from '../contract.ts';
import { insertQuestion } from './queries.ts';

export const questionSubmission: SubmissionKind<QuestionInput> = {
  kind: 'question',
  describe: ({ name, email, message }) => ({ name, email, text: message }),
  restore: (tx, { form, created_at }) => insertQuestion(tx, form, created_at),
};
