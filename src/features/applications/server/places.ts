import { sql } from 'kysely';
import { eventPlaces, lastNumber, type Places } from '#features/events/server/keeper.ts';
import { livingRows } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Moment } from '#shared/instants.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

// Transactions that write come one after the other on both engines (docs/decisions/0038-two-engines.md), so that what
// is counted here still holds when it is written.

/** What says whether an application has a place. */
export type Standing = Pick<ApplicationRow, 'status' | 'waiting_number'>;

const received: Standing = { status: 'received', waiting_number: null };
export const accepted: Standing = { status: 'accepted', waiting_number: null };

/** The standing of an application that arrives; throws `event_full` where there is neither a place nor a waiting list. */
function admit(places: Places): Standing {
  if (places.admission === 'manual') return received;
  if (freePlaces(places) > 0) return accepted;
  if (!places.waiting_list) throw new AppError('event_full');
  return after(places.last_number);
}

/** The same with the place in the waiting list, from 1. `places` are those that the next one finds. */
export function admitNext(places: Places): Standing & { position: number | null } {
  const standing = admit(places);
  if (standing.status === 'accepted' && places.accepted !== null) places.accepted += 1;
  if (standing.status !== 'waiting') return { ...standing, position: null };
  places.waiting += 1;
  places.last_number = standing.waiting_number;
  return { ...standing, position: places.waiting };
}

/** `admit` for one that comes late and cannot be refused: without a place or a list, it is to be decided. */
export function admitLate(places: Places): Standing {
  const isFull = places.admission === 'automatic' && freePlaces(places) <= 0;
  return isFull && !places.waiting_list ? received : admit(places);
}

/** The standing of one that is moved to the end of the waiting list. */
export async function lastInLine(tx: Tx): Promise<Standing> {
  const { last } = await tx.selectNoFrom(lastNumber.as('last')).executeTakeFirstOrThrow();
  return after(last);
}

function after(last: number | null): Standing {
  return { status: 'waiting', waiting_number: (last ?? 0) + 1 };
}

/** Throws `conflict` at `capacity` unless so many more can be accepted. */
export async function assertRoomFor(tx: Tx, eventId: number, count: number): Promise<void> {
  if (count === 0) return;
  const places = await eventPlaces(tx, eventId);
  if (freePlaces(places) >= count) return;
  const max = places.capacity;
  throw new AppError('conflict', { fields: { capacity: { key: 'capacity', values: { max } } } });
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
  const free = freePlaces(places);
  if (free <= 0) return [];
  const waiting = livingRows(tx, applicationRows)
    .selectAll()
    .where('event_id', '=', places.id)
    .where('status', '=', 'waiting')
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .orderBy('waiting_number');
  return (free === Number.POSITIVE_INFINITY ? waiting : waiting.limit(sql<number>`${free} + 0`)).execute();
}

/** Below 0 where more were accepted than there are places. */
export function freePlaces({ capacity, accepted }: Places): number {
  return accepted === null ? Number.POSITIVE_INFINITY : capacity - accepted;
}
