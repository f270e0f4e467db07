import type { Insertable } from 'kysely';
import { type Reader, visibleItems } from '#features/content/server/visibility/visibility.ts';
import { isParentLiving } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { SpamKind } from '../../spam-contract.ts';
import type { SpamTables } from './tables.ts';

/** Suspected applications go to the trash with their event. */
const isEventLiving = isParentLiving('suspects', { table: 'events', column: 'event_id' });

/** The suspected submissions of a kind, newest first; with `eventId` only the applications to that event. */
export function listSpam(db: Db, kind: SpamKind, eventId: number | undefined) {
  return db
    .selectFrom('suspects')
    .selectAll()
    .where('kind', '=', kind)
    .where(isEventLiving)
    .$if(eventId !== undefined, query => query.where('event_id', '=', eventId ?? 0))
    .orderBy('id', 'desc')
    .execute();
}

export async function countSpam(db: Db, kind: SpamKind): Promise<number> {
  const { count } = await db
    .selectFrom('suspects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of suspected applications by event. */
export function spamByEvent(reader: Reader) {
  const events = visibleItems(reader, 'events').select(['id', 'kind', 'title', 'lang']).as('events');
  return (
    reader.db
      .selectFrom('suspects')
      .innerJoin(events, 'events.id', 'event_id')
      // The rows of a group have one event.
      .select(({ fn }) => [
        fn.min('events.id').as('id'),
        fn.min('events.kind').as('kind'),
        fn.min('title').as('title'),
        fn.min('lang').as('lang'),
        fn.countAll<number>().as('suspects'),
      ])
      .where('suspects.kind', '=', 'application')
      .groupBy('event_id')
      .orderBy('event_id', 'desc')
      .execute()
  );
}

/** Stores a suspected submission, apart from the others. */
export function insertSpam(
  db: Db,
  { form, ...values }: Omit<Insertable<SpamTables['suspects']>, 'form'> & { form: object },
): Promise<{ id: number }> {
  return db
    .insertInto('suspects')
    .values({ ...values, form: JSON.stringify(form) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Deletes a suspected submission and returns it; throws `not_found` if there is none. */
export async function takeSpam(db: Db | Tx, id: number) {
  const row = await db
    .deleteFrom('suspects')
    .where('id', '=', id)
    .where(isEventLiving)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
