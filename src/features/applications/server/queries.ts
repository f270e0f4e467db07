import { type Insertable, sql } from 'kysely';
import { type Reader, visibleItems } from '#features/content/server/visibility.ts';
import { keeperOf } from '#features/events/server/keeper.ts';
import { personColumns } from '#features/members/person.ts';
import { countOfParent, livingRows, livingRowsAs } from '#server/db/living-rows.ts';
import type { RowCounts } from '#server/db/row-counts.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import { AppError } from '#shared/errors.ts';
import type { Application } from '../contract.ts';
import { type ApplicationsTables, applicationRows } from './tables.ts';

/** The applications that an event keeps, newest first; `search` matches name and e-mail address. */
export function applications(db: Db, eventId: number, { search = '' }: { search?: string | undefined }) {
  return allApplications(db)
    .where('event_id', '=', eventId)
    .where(matchesWords('search_text', search))
    .orderBy('id', 'desc');
}

/** Throws `not_found` if there is none with the id. */
export async function getApplication(db: Db, id: number): Promise<Application> {
  const row = await allApplications(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toResponse(row);
}

function allApplications(db: Db) {
  return livingRows(db, applicationRows)
    .select(['id', ...Object.values(personColumns), 'created_at', 'lang', 'consent_at', 'consent_version'])
    .select(({ exists }) =>
      exists(
        livingRowsAs(applicationRows, 'earlier')
          .select('earlier.id')
          .whereRef('earlier.event_id', '=', sql.ref('applications.event_id'))
          .whereRef('earlier.email_key', '=', sql.ref('applications.email_key'))
          .whereRef('earlier.id', '<', sql.ref('applications.id')),
      ).as('is_repeated'),
    );
}

type ApplicationRow = Omit<Application, 'is_repeated'> & { is_repeated: unknown };

/** SQLite returns a condition as 0 or 1. */
export function toResponse(row: ApplicationRow): Application {
  return { ...row, is_repeated: Boolean(row.is_repeated) };
}

export function countApplications(db: Db, counts: RowCounts, eventId: number): Promise<number> {
  return counts.of(livingRows(db, applicationRows).where('event_id', '=', eventId));
}

/** The number of applications by event, for both of a pair that of the pair. Events that do not exist are left out. */
export function countApplicationsByEvent(
  reader: Reader,
  eventIds: readonly number[],
): Promise<{ id: number; count: number }[]> {
  return visibleItems(reader, 'events')
    .innerJoin('events as keeper', join => join.on('keeper.id', '=', keeperOf(sql.ref('events.id'))))
    .select(['events.id', countOfParent(applicationRows, 'keeper.id').as('count')])
    .where('events.id', 'in', eventIds)
    .orderBy('events.id')
    .execute();
}

export function insertApplication(
  tx: Tx,
  values: Insertable<ApplicationsTables['applications']>,
): Promise<{ id: number }> {
  return tx.insertInto('applications').values(values).returning('id').executeTakeFirstOrThrow();
}
