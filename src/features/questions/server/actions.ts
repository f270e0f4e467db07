import { noticeSubmissions } from '#features/mail/server/notices.ts';
import { type MailContext, queueMail } from '#features/mail/server/queue-mail.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import type { AnswerInput, Question } from '../contract.ts';
import { questionAnswered, questionReceived, quote } from './mail-templates.ts';
import { getQuestion, insertQuestion, type NewQuestion, storeAnswer } from './queries.ts';

/** Stores a message sent at an instant, ISO 8601 in UTC, and tells its sender and the association. */
export async function acceptQuestion(
  tx: Tx,
  context: MailContext,
  question: NewQuestion,
  at: string,
): Promise<{ id: number }> {
  const { id } = await insertQuestion(tx, question, at);
  const { name, email, message, lang } = question;
  await queueMail(tx, context, {
    template: questionReceived,
    to: email,
    lang,
    values: { name, message },
    about: { type: 'question', id },
  });
  await noticeSubmissions(tx, context, 'questions', 1);
  return { id };
}

/**
 * Answers a question, in the language in which it was asked. The same answer again is no other one: nothing is sent, so
 * that a call whose response got lost can be repeated. Throws `not_found` if there is no such question.
 */
export function answerQuestion(
  services: MailContext & Pick<Services, 'db' | 'timeZone'>,
  { id = 0, text }: AnswerInput,
  by: number,
): Promise<Question> {
  const { db, clock, timeZone } = services;
  return transact(db, async tx => {
    const question = await getQuestion(tx, id);
    const { name, email, message, lang, created_at, status, answer } = question;
    if (status === 'answered' && answer === text) return question;
    noteDeed({ action: 'answer', type: 'question', id });
    await storeAnswer(tx, question, { answer: text, answered_at: clock().toISOString(), answered_by: by });
    await queueMail(tx, services, {
      template: questionAnswered,
      to: email,
      lang,
      values: {
        name,
        answer: text,
        day: formatDay(dayIn(timeZone, new Date(created_at)), lang),
        message: quote(message),
      },
      about: { type: 'question', id },
    });
    return getQuestion(tx, id);
  });
}
