import { sql } from 'kysely';
import { type Reader, visibleItems } from '#features/content/server/visibility/visibility.ts';
import type { Language } from '#shared/language.ts';
import type { Applying } from '../applications-open.ts';
import type { EventKind } from '../kinds.ts';
import { applyingColumns, applyingOf } from './applying-row.ts';
import { keeperOf } from './keeper.ts';

export type EventForApplying = {
  id: number;
  kind: EventKind;
  lang: Language;
  /** The event that keeps its applications, which a pair has in common. */
  keeper_id: number;
} & Applying;

/** What an application needs to know of an event of any kind; undefined if the reader may read no such event. */
export async function findEvent(reader: Reader, id: number): Promise<EventForApplying | undefined> {
  const row = await visibleItems(reader, 'events')
    .select(['id', 'kind', 'lang', ...applyingColumns])
    .select(keeperOf(sql.ref('events.id')).as('keeper_id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      ...applyingOf(row),
      keeper_id: row.keeper_id ?? row.id,
    }
  );
}
