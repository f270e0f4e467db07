import { takesApplications } from '#features/events/applications-open.ts';
import { findEvent } from '#features/events/server/queries.ts';
import { personRow, personText } from '#features/members/server/person-row.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/email-key.ts';
import { AppError } from '#shared/errors.ts';
import { dayIn } from '#shared/instants.ts';
import { consentVersion } from '../consent.ts';
import type { ApplicationInput } from '../contract.ts';
import { insertApplication } from './queries.ts';

/**
 * Takes an application while the event is open for them. A second one from the same address is taken too: people
 * correct themselves, and a refusal would tell strangers who applied.
 */
export function acceptApplication(
  { db, clock, timeZone }: Pick<Services, 'db' | 'clock' | 'timeZone'>,
  { workshopId, applicationType, consent, ...person }: ApplicationInput,
): Promise<{ id: number }> {
  const now = clock();
  const at = now.toISOString();
  return db.transaction().execute(async tx => {
    const event = await getEventOfKind(tx, workshopId, applicationType);
    if (!takesApplications(event, dayIn(timeZone, now))) throw new AppError('applications_closed');
    return insertApplication(tx, {
      ...personRow(person),
      event_id: event.id,
      email_key: emailKey(person.email),
      search_text: personText(person),
      created_at: at,
      consent_at: consent ? at : null,
      consent_version: consent ? consentVersion : null,
    });
  });
}

/** The event with the id, if it is of the kind that the caller means; not found otherwise. */
export async function getEventOfKind(db: Db, id: number | undefined, kind: unknown) {
  const event = id === undefined ? undefined : await findEvent(db, id);
  if (!event || event.kind !== kind) throw new AppError('not_found');
  return event;
}
