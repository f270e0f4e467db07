import { type RawBuilder, sql } from 'kysely';
import { countOfParent } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';

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

/** How many an event of limited capacity has accepted, for both of a pair those of the pair. */
export const acceptedWhereLimited = countOfParent(
  { table: 'applications', parent: { table: 'events', column: 'event_id' } },
  keeperOf(sql.ref('content.id')),
  sql`status = 'accepted'`,
  sql`content.capacity > 0`,
);

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
