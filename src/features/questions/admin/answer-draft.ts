import { draftName, draftsOf } from '#features/accounts/session.ts';
import { draftedForm, formDrafts } from '#ui/admin/drafts/form-drafts.ts';

const noun = 'question-answer';

/** The name of the draft of an answer. */
export const answerDraft = (id: number) => draftName(noun, id);

/** The prefix of the names of all of them. */
export const answerDrafts = () => draftsOf(noun);

export const hasAnswerDraft = (id: number) =>
  formDrafts.list(answerDraft(id)).some(({ name }) => draftedForm(name) === answerDraft(id));
