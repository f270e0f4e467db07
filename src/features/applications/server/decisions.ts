import { eventPlaces } from '#features/events/server/keeper.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import { moveToTrash } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { momentOf } from '#shared/instants.ts';
import type { Attendance, Decision } from '../schemas.ts';
import type { ApplicationStatus } from '../status.ts';
import { changeApplication } from './changes.ts';
import { type TellingContext, tellDecisions, tellFreePlace } from './messages.ts';
import {
  accepted,
  admitLate,
  assertRoomFor,
  freePlaces,
  lastInLine,
  nextInLine,
  type Standing,
} from './places.ts';
import { getRow, getRows } from './queries.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

/** What decisions are made and told with. */
export type DecisionContext = TellingContext & Pick<Services, 'timeZone'>;

/** Decides on applications to one event, all or none. `changed` are those that had another status. */
export function decide(
  services: DecisionContext & Pick<Services, 'db'>,
  { ids, status, message, notify, force }: Decision,
  by: number,
): Promise<{ changed: number; mails: number }> {
  return transact(services.db, async tx => {
    const at = services.clock().toISOString();
    const rows = await getRows(tx, ids);
    const [eventId, ...others] = new Set(rows.map(row => row.event_id));
    if (eventId === undefined || others.length > 0)
      throw new AppError('validation', { fields: { ids: { key: 'severalEvents' } } });
    const changing = rows.filter(row => row.status !== status);
    if (status === 'accepted' && !force) await assertRoomFor(tx, eventId, changing.length);
    const standings = await standingsAs(tx, status, changing);
    for (const [row, standing] of standings) {
      await changeApplication(tx, row, { ...standing, decided_at: at, decided_by: by }, { by, at });
      noteDeed({ action: 'decide', type: 'application', id: row.id, changed: ['status'] });
    }
    // First, so that who waits is told the place that they have then.
    await fillPlaces(tx, services, eventId, status === 'waiting' ? ids : []);
    if (notify) {
      const decided = standings.map(([row, standing]) => ({ ...row, ...standing }));
      await tellDecisions(tx, services, decided, message);
    }
    return { changed: changing.length, mails: notify ? changing.length : 0 };
  });
}

/** What the applications will be; those who are to wait stand behind each other at the end of the list. */
async function standingsAs(
  tx: Tx,
  status: ApplicationStatus,
  rows: readonly ApplicationRow[],
): Promise<[ApplicationRow, Standing][]> {
  const { waiting_number: last } = status === 'waiting' ? await lastInLine(tx) : { waiting_number: null };
  return rows.map((row, index) => [row, { status, waiting_number: last === null ? null : last + index }]);
}

/**
 * Gives the places that are free to those who come next, where the event's admission is automatic; to none of those who
 * have just been told to wait.
 */
export async function fillPlaces(
  tx: Tx,
  services: DecisionContext,
  eventId: number,
  toldToWait: readonly number[] = [],
): Promise<void> {
  const moment = momentOf(services);
  for (const row of await nextInLine(tx, eventId, moment, toldToWait)) {
    const decision = { ...accepted, decided_at: moment.now, decided_by: null };
    await changeApplication(tx, row, decision, { by: undefined, at: moment.now });
    await tellFreePlace(tx, services, row);
  }
}

/** Puts an application into the trash; its place goes to who comes next. */
export function deleteApplication(
  services: DecisionContext & Pick<Services, 'db'>,
  id: number,
  by: number,
): Promise<void> {
  return transact(services.db, async tx => {
    const { event_id } = await getRow(tx, id);
    await moveToTrash(tx, applicationRows, id, { by, at: services.clock().toISOString() });
    await fillPlaces(tx, services, event_id);
  });
}

/** An application that comes back from the trash has its place only where that was not given away meanwhile. */
export async function returnToPlace(
  tx: Tx,
  services: DecisionContext,
  id: number,
  by: number,
): Promise<void> {
  const stored = await getRow(tx, id);
  const at = services.clock().toISOString();
  const places = await eventPlaces(tx, stored.event_id);
  if (stored.status === 'accepted' && freePlaces(places) < 0)
    await changeApplication(tx, stored, admitLate(places), { by, at });
  await fillPlaces(tx, services, stored.event_id);
}

/** Notes who came; throws `not_found` if there is one that is not there. */
export function noteAttendance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { ids, attended }: Attendance,
  by: number,
): Promise<{ changed: number }> {
  return transact(db, async tx => {
    const at = clock().toISOString();
    let changed = 0;
    for (const row of await getRows(tx, ids)) {
      const values = { attended: attended === null ? null : Number(attended) };
      if (!(await changeApplication(tx, row, values, { by, at }))) continue;
      noteDeed({ action: 'update', type: 'application', id: row.id, changed: ['attended'] });
      changed += 1;
    }
    return { changed };
  });
}
