import { AppError } from '#shared/api/errors.ts';
import type { ItemKey, ManyDone } from '#shared/api/many-items.ts';
import type { Language } from '#shared/language.ts';
import { sentenceOf } from './errors.ts';

/**
 * Does the same with many items, one after the other, each in a transaction of its own: what is refused of one is
 * answered, and the others are done.
 */
export async function eachItem(
  items: readonly ItemKey[],
  language: Language,
  work: (item: ItemKey) => Promise<unknown>,
): Promise<ManyDone> {
  const result: ManyDone = { done: [], refused: [] };
  for (const { type, id } of items) {
    try {
      await work({ type, id });
      result.done.push({ type, id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ type, id, code: error.code, error: sentenceOf(error, language) });
    }
  }
  return result;
}
