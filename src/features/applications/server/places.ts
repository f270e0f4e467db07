import { eventPlaces, type Places } from '#features/events/server/keeper.ts';
import { livingRows } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Moment } from '#shared/instants.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

// Transactions that write come one after the other on both engines (docs/decisions/0038-two-engines.md), so that what
// is counted here still holds when it is written.

/** What says whether an application has a place. */
export type Standing = Pick<ApplicationRow, 'status' | 'waiting_number'>;

const received: Standing = { status: 'received', waiting_number: null };
export const accepted: Standing = { status: 'accepted', waiting_number: null };

/** The standing of an application that arrives; throws `event_full` where there is neither a place nor a waiting list. */
export async function admit(tx: Tx, eventId: number): Promise<Standing> {
  const places = await eventPlaces(tx, eventId);
  if (places.admission === 'manual') return received;
  if ((await freePlaces(tx, places)) > 0) return accepted;
  if (!places.waiting_list) throw new AppError('event_full');
  return lastInLine(tx);
}

/** The same for one that comes late and cannot be refused: without a place or a list, it is to be decided. */
export async function admitLate(tx: Tx, eventId: number): Promise<Standing> {
  const places = await eventPlaces(tx, eventId);
  if (places.admission === 'automatic' && (await freePlaces(tx, places)) <= 0 && !places.waiting_list)
    return received;
  return admit(tx, eventId);
}

/** The standing of one that is moved to the end of the waiting list. */
export async function lastInLine(tx: Tx): Promise<Standing> {
  const { last } = await tx
    .selectFrom('applications')
    .select(({ fn }) => fn.max<number | null>('waiting_number').as('last'))
    // SQLite takes the index of those who wait only where that is said.
    .where('waiting_number', 'is not', null)
    .executeTakeFirstOrThrow();
  return { status: 'waiting', waiting_number: (last ?? 0) + 1 };
}

/** Throws `conflict` at `capacity` unless so many more can be accepted. */
export async function assertRoomFor(tx: Tx, eventId: number, count: number): Promise<void> {
  if (count === 0 || (await hasRoomFor(tx, eventId, count))) return;
  const { capacity } = await eventPlaces(tx, eventId);
  throw new AppError('conflict', { fields: { capacity: { key: 'capacity', values: { max: capacity } } } });
}

/** Whether so many more can be accepted; of 0, whether those who were have a place. */
export async function hasRoomFor(tx: Tx, eventId: number, count: number): Promise<boolean> {
  return (await freePlaces(tx, await eventPlaces(tx, eventId))) >= count;
}

/**
 * Those who come next into the places that are free, the first of them first, but for some by their ids; none where an
 * administrator decides.
 */
export async function nextInLine(
  tx: Tx,
  eventId: number,
  { today }: Moment,
  except: readonly number[],
): Promise<ApplicationRow[]> {
  const places = await eventPlaces(tx, eventId);
  if (places.admission === 'manual' || places.cancelled || today > places.finished_at) return [];
  const free = await freePlaces(tx, places);
  if (free <= 0) return [];
  const waiting = livingRows(tx, applicationRows)
    .selectAll()
    .where('event_id', '=', places.id)
    .where('status', '=', 'waiting')
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .orderBy('waiting_number');
  return (free === Number.POSITIVE_INFINITY ? waiting : waiting.limit(free)).execute();
}

/** Below 0 where more were accepted than there are places. */
async function freePlaces(tx: Tx, { id, capacity }: Places): Promise<number> {
  if (capacity === 0) return Number.POSITIVE_INFINITY;
  const { count } = await livingRows(tx, applicationRows)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return capacity - count;
}
