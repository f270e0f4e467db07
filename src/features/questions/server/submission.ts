import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import { defaultLanguage } from '#shared/language.ts';
import { acceptQuestion } from './actions.ts';
import type { NewQuestion } from './queries.ts';

/** What an earlier release set apart does not say in which language it was written. */
type KeptQuestion = Omit<NewQuestion, 'lang'> & Partial<Pick<NewQuestion, 'lang'>>;

export const questionSubmission: SubmissionKind<KeptQuestion> = {
  kind: 'question',
  describe: ({ name, email, message }) => ({ name, email, text: message }),
  restore: (tx, { form, created_at }, context) =>
    acceptQuestion(tx, context, { lang: defaultLanguage, ...form }, created_at),
};
