import { type Insertable, sql } from 'kysely';
import { type Reader, visibleItems } from '#features/content/server/visibility/visibility.ts';
import { keeperOf } from '#features/events/server/keeper.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { countOfParent, getLivingRows, livingRows, livingRowsAs } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import type { RowCounts } from '#server/db/tracking/row-counts.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Application } from '../schemas.ts';
import { type ApplicationStatus, applicationStatuses, concernedStatuses } from '../status.ts';
import { type ApplicationRow, type ApplicationsTables, applicationRows } from './tables.ts';

/** The applications that an event keeps, newest first; `search` matches name and e-mail address. */
export function applications(
  db: Db,
  eventId: number,
  { search = '', status }: { search?: string | undefined; status?: ApplicationStatus | undefined },
) {
  return allApplications(db)
    .where('event_id', '=', eventId)
    .where(matchesWords('search_text', search))
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'received'))
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
    .select('notice_version')
    .select(['status', 'note', 'attended', 'version', 'updated_at', 'decided_at', 'decided_by'])
    .select(sql<string | null>`(select email from users where users.id = decided_by)`.as('decided_by_email'))
    .select(position.as('position'))
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

/** From 1; null of who does not wait. Counted for those who do alone, by the index of who waits for an event. */
const position = sql<number | null>`case when applications.status = 'waiting' then ${livingRowsAs(
  applicationRows,
  'ahead',
)
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .whereRef('ahead.event_id', '=', sql.ref('applications.event_id'))
  .where('ahead.status', '=', 'waiting')
  .whereRef('ahead.waiting_number', '<=', sql.ref('applications.waiting_number'))} end`;

/** The place in the waiting list, from 1: that of one who waits, or that which one would get at its end. */
export async function positionOf(
  db: Db,
  { event_id, waiting_number }: Pick<ApplicationRow, 'event_id' | 'waiting_number'>,
): Promise<number> {
  const { ahead } = await livingRows(db, applicationRows)
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('event_id', '=', event_id)
    .where('status', '=', 'waiting')
    .$if(waiting_number !== null, query => query.where('waiting_number', '<', waiting_number))
    .executeTakeFirstOrThrow();
  return ahead + 1;
}

type PresentedRow = Omit<Application, 'is_repeated' | 'attended' | 'decided_by'> & {
  is_repeated: unknown;
  attended: number | null;
  decided_by: number | null;
  decided_by_email: string | null;
};

/** SQLite returns a condition as 0 or 1. */
export function toResponse({ decided_by_email: email, decided_by, ...row }: PresentedRow): Application {
  return {
    ...row,
    is_repeated: Boolean(row.is_repeated),
    attended: row.attended === null ? null : Boolean(row.attended),
    decided_by: decided_by && email ? { id: decided_by, email } : null,
  };
}

/** The rows with the ids, the earliest first; throws `not_found` if there is one that is not there. */
export const getRows = (db: Db, ids: readonly number[]): Promise<ApplicationRow[]> =>
  getLivingRows(db, applicationRows, ids);

export async function getRow(db: Db, id: number): Promise<ApplicationRow> {
  const [row] = await getRows(db, [id]);
  return row as ApplicationRow;
}

export function countApplications(db: Db, counts: RowCounts, eventId: number): Promise<number> {
  return counts.of(livingRows(db, applicationRows).where('event_id', '=', eventId));
}

type NewRow = Insertable<ApplicationsTables['applications']>;

type Counts = { id: number; count: number; by_status: Record<ApplicationStatus, number> };

/** The number of applications by event, for both of a pair that of the pair. Events that do not exist are left out. */
export async function countApplicationsByEvent(
  reader: Reader,
  eventIds: readonly number[],
): Promise<Counts[]> {
  const countOf = (status: ApplicationStatus) =>
    countOfParent(applicationRows, 'keeper.id', sql`applications.status = ${status}`).as(status);
  const rows = await visibleItems(reader, 'events')
    .innerJoin('events as keeper', join => join.on('keeper.id', '=', keeperOf(sql.ref('events.id'))))
    .select(['events.id', ...applicationStatuses.map(countOf)])
    .where('events.id', 'in', eventIds)
    .orderBy('events.id')
    .execute();
  return rows.map(({ id, ...by_status }) => ({
    id,
    count: applicationStatuses.reduce((sum, status) => sum + by_status[status], 0),
    by_status,
  }));
}

export async function insertApplication(tx: Tx, row: NewRow): Promise<{ id: number }> {
  const [inserted] = await insertApplications(tx, [row]);
  return inserted as { id: number };
}

/** Returns their ids, in their order: databases number rows as they come, but promise no order of what they return. */
export async function insertApplications(tx: Tx, rows: readonly NewRow[]): Promise<{ id: number }[]> {
  const inserted = await tx.insertInto('applications').values(rows).returning('id').execute();
  return inserted.sort((one, other) => one.id - other.id);
}

/** The applications that an event keeps and that have one of the statuses. */
function withStatus(db: Db, eventId: number, statuses: readonly ApplicationStatus[]) {
  return livingRows(db, applicationRows).where('event_id', '=', eventId).where('status', 'in', statuses);
}

export async function countRecipients(
  db: Db,
  eventId: number,
  statuses: readonly ApplicationStatus[],
): Promise<number> {
  const { count } = await withStatus(db, eventId, statuses)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those whom it concerns when the event changes, in the order in which they applied. */
export function findRecipients(tx: Tx, eventId: number) {
  return withStatus(tx, eventId, concernedStatuses)
    .select(['id', 'first_name', 'last_name', 'email', 'lang'])
    .orderBy('id')
    .execute();
}
