import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Authorship } from './authorship.ts';
import { writeChanges } from './changes.ts';
import { findContent, findCounterpart, hasCounterpartInTrash } from './queries/items.ts';
import { moveToPair, nextPairId, updateRows } from './queries/writes.ts';
import type { ContentRow, ContentType, Value } from './types/content-type.ts';
import type { Reader } from './visibility/visibility.ts';

/** What a form says of an item's pair (docs/contract.md#two-languages). */
type PairForm = { translationOf?: number | null; lang?: string };
/** What becomes of an item's pair: whether the present one is undone, and the item that it is joined with. */
type PairChange = { isUndone: boolean; joined: ContentRow | undefined };

/**
 * What a form changes of the pair of an item, which is undefined if it is made now. Throws `validation` if what it
 * names cannot be a counterpart, `conflict` if that has one already.
 */
export async function pairChangeOf(
  reader: Reader,
  type: ContentType,
  item: ContentRow | undefined,
  form: Readonly<Record<string, unknown>>,
): Promise<PairChange> {
  const { translationOf, lang = item?.lang } = form as PairForm;
  const present = item?.counterpart_id ?? null;
  if (translationOf === undefined || translationOf === present) return { isUndone: false, joined: undefined };
  if (translationOf === null) return { isUndone: true, joined: undefined };
  const other = await findContent(reader, type, translationOf);
  if (!other || other.id === item?.id || other.lang === lang)
    throw new AppError('validation', { fields: { translationOf: { key: 'translation' } } });
  if (other.counterpart_id)
    throw new AppError('conflict', { fields: { translationOf: { key: 'translated' } } });
  return { isUndone: present !== null, joined: other };
}

/** What an item takes from the counterpart that it is joined with, by columns. */
export function sharedFacts(
  { shared }: Pick<ContentType, 'shared'>,
  row: Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  return row ? Object.fromEntries(shared.map(column => [column, row[column] ?? null])) : {};
}

/**
 * Makes two items a pair. The other one takes what they share from the first. Throws `conflict` if it has come into
 * another pair since it was read.
 */
export async function joinPair(
  tx: Tx,
  type: ContentType,
  { id, other, facts }: { id: number; other: ContentRow; facts: Readonly<Record<string, Value>> },
  authorship: Authorship,
): Promise<void> {
  const pairId = await nextPairId(tx, type);
  await moveToPair(tx, type, other, pairId);
  await updateRows(tx, type, [id], { pair_id: pairId, is_outdated: 0 });
  await writeChanges(tx, type, other, facts, authorship);
  await type.settle?.(tx, [id, other.id]);
}

/** Makes the two items of a pair single ones. */
export async function undoPair(tx: Tx, type: ContentType, id: number): Promise<void> {
  const counterpart = await findCounterpart(tx, type, id);
  const ids = counterpart ? [id, counterpart.id] : [id];
  await updateRows(tx, type, ids, { pair_id: null, is_outdated: 0 });
  await type.settle?.(tx, ids);
}

/**
 * Takes an item that came back from the trash into its pair again, with what the two share as the other one has it now.
 * It is a single one where the other was paired anew or removed for good; one in the trash may still come back.
 */
export async function returnToPair(
  tx: Tx,
  type: ContentType,
  item: ContentRow,
  authorship: Authorship,
): Promise<void> {
  const counterpart = await findCounterpart(tx, type, item.id);
  if (counterpart) await writeChanges(tx, type, item, sharedFacts(type, counterpart), authorship);
  else if (!(await hasCounterpartInTrash(tx, type, item.id)))
    await updateRows(tx, type, [item.id], { pair_id: null, is_outdated: 0 });
  await type.settle?.(tx, counterpart ? [item.id, counterpart.id] : [item.id]);
}
