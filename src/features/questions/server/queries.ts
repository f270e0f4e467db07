import { sql } from 'kysely';
import { livingRows, updateLivingRows } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import type { RowCounts } from '#server/db/tracking/row-counts.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import { searchText } from '#shared/text/search.ts';
import type { Question, QuestionInput } from '../contract.ts';
import type { QuestionStatus } from '../status.ts';
import { type QuestionRow, questionRows } from './tables.ts';

/** A message, and the language of the form that it was written in. */
export type NewQuestion = QuestionInput & { lang: Language };

type Filter = { search?: string | undefined; status?: QuestionStatus | undefined };

/** Questions, newest first; `search` matches name, e-mail address, text and answer. */
export function questions(db: Db, { search = '', status }: Filter) {
  return livingRows(db, questionRows)
    .select(['id', 'name', 'email', 'message', 'lang', 'created_at', 'status'])
    .select(['answer', 'answered_at', 'answered_by'])
    .select(
      sql<string | null>`(select email from users where users.id = answered_by)`.as('answered_by_email'),
    )
    .where(matchesWords('search_text', search))
    .$if(status !== undefined, query => query.where('status', '=', status as QuestionStatus))
    .orderBy('id', 'desc');
}

type PresentedRow = Omit<Question, 'answered_by'> & {
  answered_by: number | null;
  answered_by_email: string | null;
};

export function toResponse({ answered_by: id, answered_by_email: email, ...row }: PresentedRow): Question {
  return { ...row, answered_by: id && email ? { id, email } : null };
}

/** Throws `not_found` if there is none with the id. */
export async function getQuestion(db: Db, id: number): Promise<Question> {
  const row = await questions(db, {}).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toResponse(row);
}

/** `at` is the instant when it was sent, ISO 8601 in UTC. */
export function insertQuestion(db: Db, question: NewQuestion, at: string): Promise<{ id: number }> {
  return db
    .insertInto('questions')
    .values({ ...question, search_text: textOf(question), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type Answer = Required<Pick<QuestionRow, 'answer' | 'answered_at' | 'answered_by'>>;

export async function storeAnswer(tx: Tx, question: Question, answer: Answer): Promise<void> {
  await updateLivingRows(tx, questionRows)
    .set({ ...answer, status: 'answered', search_text: textOf({ ...question, answer: answer.answer }) })
    .where('id', '=', question.id)
    .execute();
}

/**
 * Makes questions new again, or closes them; one that has an answer is answered when it is closed. Returns how many had
 * another status; throws `not_found` if one is unknown.
 */
export async function setStatus(tx: Tx, ids: readonly number[], status: 'new' | 'closed'): Promise<number> {
  const rows = await livingRows(tx, questionRows).select('id').where('id', 'in', ids).execute();
  if (rows.length < new Set(ids).size) throw new AppError('not_found');
  const ofAnswered = status === 'closed' ? 'answered' : status;
  const next = sql<QuestionStatus>`case when answered_at is null then ${status} else ${ofAnswered} end`;
  const { numUpdatedRows } = await updateLivingRows(tx, questionRows)
    .set({ status: next })
    .where('id', 'in', ids)
    .where('status', '<>', next)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export function countQuestions(db: Db, counts: RowCounts, status: QuestionStatus): Promise<number> {
  return counts.of(questions(db, { status }));
}

function textOf({
  name,
  email,
  message,
  answer,
}: Pick<NewQuestion, 'name' | 'email' | 'message'> & { answer?: string | null }) {
  return searchText(name, email, message, answer ?? '');
}
