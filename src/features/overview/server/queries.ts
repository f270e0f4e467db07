import { sql } from 'kysely';
import { applicationRows } from '#features/applications/server/tables.ts';
import { publicItems, type Reader, visibleItems } from '#features/content/server/visibility/visibility.ts';
import { applyingColumns, applyingOf } from '#features/events/server/applying-row.ts';
import { keeperOf } from '#features/events/server/keeper.ts';
import { questionRows } from '#features/questions/server/tables.ts';
import { countOfParent, livingRows } from '#server/db/living-rows.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { addDays, type Day } from '#shared/dates.ts';
import { startOfDay } from '#shared/instants.ts';
import type { Overview } from '../contract.ts';

/** The characters of a message that are shown. */
const beginning = 200;

/** The number of applications in the week that begins on a Monday. */
export async function countWeek(db: Db, monday: Day, timeZone: string): Promise<number> {
  const { count } = await livingRows(db, applicationRows)
    .select(select => select.fn.countAll<number>().as('count'))
    .where('created_at', '>=', startOfDay(monday, timeZone).toISOString())
    .where('created_at', '<', startOfDay(addDays(monday, 7), timeZone).toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The public events that end on a day or later, those with the most applications first: `applications` are those of
 * the pair, `made` those for the event itself.
 */
export async function eventsSince(services: Pick<Services, 'db' | 'visibleTo'>, day: Day) {
  const rows = await publicItems(services, 'events')
    .innerJoin('events as keeper', join => join.on('keeper.id', '=', keeperOf(sql.ref('events.id'))))
    .select(
      (
        [
          'id',
          'kind',
          'title',
          'lang',
          'started_at',
          'time',
          'location',
          'image',
          ...applyingColumns,
        ] as const
      ).map(name => `events.${name}` as const),
    )
    .select(['events.pair_id', 'keeper.id as keeper_id'])
    .select([
      countOfParent(applicationRows, 'keeper.id').as('applications'),
      countOfParent(applicationRows, 'keeper.id', sql`made_for = events.id`).as('made'),
    ])
    .where('events.finished_at', '>=', day)
    .orderBy('applications', 'desc')
    .orderBy('events.started_at')
    .orderBy('events.id')
    .execute();
  return rows.map(row => ({ ...row, ...applyingOf(row) }));
}

export async function latestApplications(
  reader: Reader,
  count: number,
): Promise<Overview['latest_applications']> {
  const events = visibleItems(reader, 'events').select(['id', 'kind', 'title', 'lang']).as('events');
  const rows = await livingRows(reader.db, applicationRows)
    .innerJoin(events, 'events.id', 'event_id')
    .select(['applications.id', 'first_name', 'last_name', 'membership_type', 'applications.created_at'])
    .select(['event_id', 'kind', 'title', 'events.lang'])
    .orderBy('applications.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ event_id, kind, title, lang, ...application }) => ({
    ...application,
    event: { id: event_id, kind, title, lang },
  }));
}

export function latestQuestions(db: Db, count: number): Promise<Overview['latest_questions']> {
  return livingRows(db, questionRows)
    .select(['id', 'name', 'created_at', sql<string>`substr(message, 1, ${beginning})`.as('message')])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}
