import type { Reader } from '#features/content/server/visibility.ts';
import { takesApplications } from '#features/events/applications-open.ts';
import { findEvent } from '#features/events/server/queries.ts';
import type { PersonInput } from '#features/members/person.ts';
import { personRow, personText } from '#features/members/server/person-row.ts';
import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/email-key.ts';
import { AppError } from '#shared/errors.ts';
import { dayIn } from '#shared/instants.ts';
import { consentVersion } from '../consent.ts';
import type { PostedApplication } from '../contract.ts';
import { insertApplication } from './queries.ts';

/**
 * Accepts an application while the event is open. A second one from the same e-mail address is accepted too:
 * people correct mistakes, and a refusal would reveal who has applied.
 */
export async function acceptApplication(
  tx: Tx,
  { clock, timeZone, visibleTo }: Pick<Services, 'clock' | 'timeZone' | 'visibleTo'>,
  posted: PostedApplication,
): Promise<{ id: number }> {
  const now = clock();
  const at = now.toISOString();
  const { form, reason } = detectSpam(posted);
  const { workshopId, applicationType, consent, ...person } = form;
  const application = { person, consentVersion: consent ? consentVersion : null };
  const event = await getEventOfKind({ db: tx, visibleTo, session: undefined }, workshopId, applicationType);
  if (!takesApplications(event, dayIn(timeZone, now))) throw new AppError('applications_closed');
  if (!reason) return insertNewApplication(tx, event.id, application, at);
  const kept = { kind: 'application', event_id: event.id, form: application } as const;
  return insertSpam(tx, { ...kept, reason, created_at: at });
}

/** An applicant, and the version of the consent text that they agreed to. */
export type NewApplication = { person: PersonInput; consentVersion: string | null };

/** Stores an application sent at an instant, ISO 8601 in UTC. */
export function insertNewApplication(
  tx: Tx,
  eventId: number,
  { person, consentVersion }: NewApplication,
  at: string,
): Promise<{ id: number }> {
  return insertApplication(tx, {
    ...personRow(person),
    event_id: eventId,
    made_for: eventId,
    email_key: emailKey(person.email),
    search_text: personText(person),
    created_at: at,
    consent_at: consentVersion && at,
    consent_version: consentVersion,
  });
}

/** The event with the id; throws `not_found` if there is none or it is of another kind. */
export async function getEventOfKind(reader: Reader, id: number | undefined, kind: unknown) {
  const event = id === undefined ? undefined : await findEvent(reader, id);
  if (!event || event.kind !== kind) throw new AppError('not_found');
  return event;
}
