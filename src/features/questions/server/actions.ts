import { noticeSubmission } from '#features/mail/server/notices.ts';
import { type MailContext, queueMail } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Language } from '#shared/language.ts';
import type { QuestionInput } from '../contract.ts';
import { questionReceived } from './mail-templates.ts';
import { insertQuestion } from './queries.ts';

/** A message, and the language of the form that it was written in. */
export type NewQuestion = QuestionInput & { lang: Language };

/** Stores a message sent at an instant, ISO 8601 in UTC, and tells its sender and the association. */
export async function acceptQuestion(
  tx: Tx,
  context: MailContext,
  { lang, ...question }: NewQuestion,
  at: string,
): Promise<{ id: number }> {
  const { id } = await insertQuestion(tx, question, at);
  const { name, email, message } = question;
  await queueMail(tx, context, {
    template: questionReceived,
    to: email,
    lang,
    values: { name, message },
    about: { type: 'question', id },
  });
  await noticeSubmission(tx, context, 'questions');
  return { id };
}
