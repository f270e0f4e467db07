import type { Authorship } from '#features/content/server/authorship.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Language } from '#shared/language.ts';
import type { Words } from '../schemas.ts';
import { readWords, type StoredWords } from './words.ts';

/** The words of a language, which nobody else changes until the transaction ends. */
export async function lockWords(tx: Tx, lang: Language): Promise<StoredWords> {
  await tx
    .insertInto('site_texts')
    .values({ lang, version: 1, words: '{}' })
    .onConflict(conflict => conflict.column('lang').doUpdateSet({ lang }))
    .execute();
  return (await readWords(tx))[lang];
}

/** Since when the site is there, and with it the starting words: since the first of its accounts. */
export async function findBeginning(db: Db): Promise<string> {
  const first = await db
    .selectFrom('users')
    .select(({ fn }) => fn.min('created_at').as('created_at'))
    .executeTakeFirstOrThrow();
  return first.created_at;
}

type NewWords = Pick<StoredWords, 'version' | 'notice_from' | 'notice_until'> & { words: Words };

export async function writeWords(
  tx: Tx,
  lang: Language,
  { words, ...facts }: NewWords,
  { by, at }: Authorship,
): Promise<void> {
  await tx
    .updateTable('site_texts')
    .set({ ...facts, words: JSON.stringify(words), updated_at: at, updated_by: by ?? null })
    .where('lang', '=', lang)
    .execute();
}
