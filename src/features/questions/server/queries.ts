import { livingRows, updateLivingRows } from '#server/db/living-rows.ts';
import type { Db } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import { searchText } from '#shared/search.ts';
import type { QuestionInput } from '../contract.ts';
import { questionRows } from './tables.ts';

/** Questions, newest first; `search` matches name, e-mail address and text. */
export function questions(db: Db, { search = '' }: { search?: string | undefined }) {
  return livingRows(db, questionRows)
    .select(['id', 'name', 'email', 'message', 'created_at', 'seen_at'])
    .where(matchesWords('search_text', search))
    .orderBy('id', 'desc');
}

/** `at` is the instant when it was sent, ISO 8601 in UTC. */
export function insertQuestion(db: Db, question: QuestionInput, at: string): Promise<{ id: number }> {
  const { name, email, message } = question;
  return db
    .insertInto('questions')
    .values({ ...question, search_text: searchText(name, email, message), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function countUnseenQuestions(db: Db): Promise<number> {
  const { count } = await livingRows(db, questionRows)
    .select(select => select.fn.countAll<number>().as('count'))
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks questions as seen at an instant; those already seen keep theirs. */
export async function markSeen(db: Db, ids: readonly number[], at: string): Promise<void> {
  await updateLivingRows(db, questionRows)
    .set({ seen_at: at })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute();
}
