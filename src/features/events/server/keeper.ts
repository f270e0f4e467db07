import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { countOfParent } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Day } from '#shared/dates.ts';
import { type Language, otherLanguage } from '#shared/language.ts';
import type { Admission, EventKind } from '../kinds.ts';
import type { ApplyingRow } from './applying-row.ts';

/**
 * The id of the event that keeps the applications to an event: of a pair the older one of those that are not in the
 * trash, so that both are asked for by one id. Null where both are there. `event` is an id or a column with ids.
 */
export function keeperOf(event: unknown): RawBuilder<number | null> {
  return sql`coalesce(
    (select min(living.id) from events as living where living.deleted_at is null
      and living.pair_id = (select named.pair_id from events as named where named.id = ${event})),
    (select named.id from events as named where named.id = ${event} and named.deleted_at is null)
  )`;
}

/** A column of the event that a row with an `event_id` belongs to. */
export const columnOfEvent = <Value>(column: 'kind' | 'title' | 'finished_at'): RawBuilder<Value> =>
  sql<Value>`(select ${sql.ref(column)} from events where events.id = event_id)`;

const ofEvent = { table: 'applications', parents: [{ table: 'events', column: 'event_id' }] } as const;

/** How many an event of limited capacity has accepted, for both of a pair those of the pair. */
export const acceptedWhereLimited = countOfParent(
  ofEvent,
  keeperOf(sql.ref('content.id')),
  sql`status = 'accepted'`,
  sql`content.capacity > 0`,
);

/** Of the waiting lists of all events; SQLite takes the index of those who wait only where that is said. */
export const lastNumber = sql<number | null>`(
  select max(waiting_number) from applications where waiting_number is not null
)`;

/** What says how many may come to an event. */
export type Places = {
  id: number;
  capacity: number;
  admission: Admission;
  waiting_list: number;
  cancelled: number;
  finished_at: Day;
  /** How many were accepted, where the capacity is limited, and how many wait. */
  accepted: number | null;
  waiting: number;
  /** The last number of the waiting lists of all events, from 1. */
  last_number: number | null;
};

/**
 * The places of an event that keeps applications, whoever may read it. All in one statement: whoever applies at the same
 * moment waits for it.
 */
export async function eventPlaces(tx: Tx, id: number): Promise<Places> {
  const { rows } = await sql<Places>`
    select id, capacity, admission, waiting_list, cancelled, finished_at,
      case when capacity > 0 then ${countOfParent(ofEvent, 'events.id', sql`status = 'accepted'`)} end as accepted,
      ${countOfParent(ofEvent, 'events.id', sql`status = 'waiting'`)} as waiting,
      ${lastNumber} as last_number
    from events where id = ${id}
  `.execute(tx);
  return rows[0] as Places;
}

/** What its applicants may know of an event, of a pair in their language. */
export type EventFacts = ApplyingRow & {
  id: number;
  kind: EventKind;
  lang: Language;
  title: string;
  started_at: Day;
  time: string;
  location: string;
};

const factColumns = sql`id, kind, lang, title, started_at, finished_at, time, location,
  show_application_form, cancelled, apply_from, apply_until`;

/**
 * The facts as the public may read them: in the language or else in the other one. Where it may read neither, those of
 * the very event, which its applicants knew.
 */
export async function eventFacts(
  { db, visibleTo }: Pick<Reader, 'db' | 'visibleTo'>,
  id: number,
  lang: Language,
): Promise<EventFacts> {
  // Ids of their own, because a condition of both by `or` looks at every event.
  const sides = sql`(
    select own.id from events as own where own.id = ${id}
    union all
    select other.id from events as other where other.deleted_at is null
      and other.pair_id = (select named.pair_id from events as named where named.id = ${id})
  )`;
  const publicIn = (wanted: Language) => sql`(
    select min(side.id) from events as side where side.id in ${sides} and side.lang = ${wanted}
      and ${visibleTo(undefined, 'side', 'published', 'events')}
  )`;
  const { rows } = await sql<EventFacts>`
    select ${factColumns} from events
    where id = coalesce(${publicIn(lang)}, ${publicIn(otherLanguage(lang))}, ${id})
  `.execute(db);
  return rows[0] as EventFacts;
}

/** The events that keep the applications to those with the ids. */
export async function keepersOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ keeper: number | null }>`
    select distinct ${keeperOf(sql.ref('events.id'))} as keeper from events where id in (${sql.join(ids)})
  `.execute(tx);
  return rows.flatMap(({ keeper }) => keeper ?? []);
}

/**
 * Moves applications, suspected ones too, to where they are kept now: with the event that they were made for, else with
 * that where they are, or its counterpart. While a pair is in the trash, each of its events has its own.
 */
export async function settleApplications(tx: Tx, ids: readonly number[]): Promise<void> {
  const concerned = sql<number>`(
    select id from events where id in (${sql.join(ids)})
      or pair_id in (select pair_id from events where id in (${sql.join(ids)}))
  )`;
  const made = {
    applications: sql.ref<number>('made_for'),
    suspects: sql<number>`json_number(form, 'madeFor')`,
  };
  for (const [table, madeFor] of Object.entries(made)) {
    const home = sql`(
      select home.id from events as home, events as present
      where home.id = ${madeFor} and present.id = event_id and home.pair_id = present.pair_id
    )`;
    const keeper = sql<number>`coalesce(${keeperOf(madeFor)}, ${keeperOf(sql.ref('event_id'))}, ${home}, event_id)`;
    await tx
      .updateTable(table as keyof typeof made)
      .set({ event_id: keeper })
      .where(({ or, eb }) => or([eb('event_id', 'in', concerned), eb(madeFor, 'in', concerned)]))
      .where('event_id', '<>', keeper)
      .execute();
  }
}
