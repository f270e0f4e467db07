import { hashToken } from '#features/accounts/server/tokens.ts';
import { takesApplications } from '#features/events/applications-open.ts';
import { eventPath } from '#features/events/paths.ts';
import { applyingOf } from '#features/events/server/applying-row.ts';
import { eventFacts } from '#features/events/server/keeper.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { transact } from '#server/audit/audit-trail.ts';
import { livingRows } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { type ErasingContext, eraseRow } from '#server/erasure/erase.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { momentOf, wallClock } from '#shared/instants.ts';
import type { MyApplication, PersonCorrection } from '../schemas.ts';
import { correctApplication } from './actions.ts';
import { changeApplication, isCorrectedSince } from './changes.ts';
import { type DecisionContext, fillPlaces } from './decisions.ts';
import { tellReceived } from './messages.ts';
import { positionOf } from './queries.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

/** The application that a key opens, as its applicant may read it. Throws `not_found` for an unknown key. */
export async function showMine(
  services: Pick<Services, 'db' | 'clock' | 'timeZone' | 'visibleTo'>,
  token: string,
): Promise<MyApplication> {
  const row = await findMine(services.db, token);
  return present(services, row);
}

/**
 * Another address is told that the application came, with the link. Throws `applications_closed` when the event takes
 * none any more, `withdrawn` once it was given up, `attended` for another name of who came, and `conflict` where what
 * was sent has changed since the stated version.
 */
export function correctMine(
  services: DecisionContext & Pick<Services, 'db' | 'correctionListeners'>,
  token: string,
  { version, ...changes }: PersonCorrection,
): Promise<MyApplication> {
  return transact(services.db, async tx => {
    const row = await findMine(tx, token);
    if (row.status === 'withdrawn') throw new AppError('withdrawn');
    const { can_correct } = await present({ ...services, db: tx }, row);
    if (!can_correct) throw new AppError('applications_closed');
    if (version !== undefined && (await isCorrectedSince(tx, row, version))) throw new AppError('conflict');
    if (row.attended === 1 && isNamedAnew(row, changes)) throw new AppError('attended');
    const authorship = { by: undefined, at: services.clock().toISOString() };
    await correctApplication({ ...services, db: tx }, row, changes, authorship);
    const corrected = await findMine(tx, token);
    if (corrected.email_key !== row.email_key) await tellReceived(tx, services, corrected, token);
    return present({ ...services, db: tx }, corrected);
  });
}

/** Gives up the place, for who comes next. Throws `applications_closed` once the event has begun. */
export function withdrawMine(services: DecisionContext & Pick<Services, 'db'>, token: string): Promise<void> {
  return transact(services.db, async tx => {
    const row = await findMine(tx, token);
    if (row.status === 'withdrawn') return;
    const { can_withdraw } = await present({ ...services, db: tx }, row);
    if (!can_withdraw) throw new AppError('applications_closed');
    const at = services.clock().toISOString();
    const decision = { status: 'withdrawn', waiting_number: null, decided_at: at, decided_by: null } as const;
    await changeApplication(tx, row, decision, { by: undefined, at });
    await fillPlaces(tx, services, row.event_id);
  });
}

/** Erases the application for good, in the trash too. An unknown key is one whose application is erased already. */
export async function eraseMine(services: ErasingContext, token: string): Promise<void> {
  await eraseRow(services, 'application', tx =>
    tx
      .selectFrom('applications')
      .select(['id', 'created_at'])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst(),
  );
}

/** The application that a key opens; throws `not_found` for an unknown key. */
export async function findMine(db: Db, token: string): Promise<ApplicationRow> {
  const row = await livingRows(db, applicationRows)
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** A certificate names who was seen there: its name is no longer the applicant's to change. */
function isNamedAnew(
  { first_name, last_name }: ApplicationRow,
  { firstName = first_name, lastName = last_name }: PersonCorrection,
): boolean {
  return firstName !== first_name || lastName !== last_name;
}

async function present(
  services: { db: Db | Tx } & Pick<Services, 'clock' | 'timeZone' | 'visibleTo'>,
  row: ApplicationRow,
): Promise<MyApplication> {
  const { id, lang, status, version, created_at } = row;
  const event = await eventFacts(services, row.event_id, lang);
  const { kind, title, started_at, finished_at, time, location } = event;
  const columns = Object.values(personColumns).map(column => [column, row[column]]);
  const begins = `${started_at}T${time || '00:00'}`;
  return {
    ...(Object.fromEntries(columns) as Pick<
      ApplicationRow,
      (typeof personColumns)[keyof typeof personColumns]
    >),
    ...{ id, lang, status, version, created_at },
    position: status === 'waiting' ? await positionOf(services.db, row) : null,
    event: {
      ...{ id: event.id, lang: event.lang, kind, title, started_at, finished_at, time, location },
      cancelled: Boolean(event.cancelled),
      url: eventPath(event),
    },
    can_correct: status !== 'withdrawn' && takesApplications(applyingOf(event), momentOf(services)),
    has_certificate: row.attended === 1,
    can_withdraw: status !== 'withdrawn' && wallClock(services.timeZone, services.clock()) < begins,
  };
}
