import type { Reader } from '#features/content/server/visibility.ts';
import { takesApplications } from '#features/events/applications-open.ts';
import { findEvent } from '#features/events/server/queries.ts';
import { noticeSubmission } from '#features/mail/server/notices.ts';
import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { PersonInput } from '#features/members/person.ts';
import { personRow, personText } from '#features/members/server/person-row.ts';
import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/email-key.ts';
import { AppError } from '#shared/errors.ts';
import { momentOf } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { consentVersion } from '../consent.ts';
import type { PostedApplication } from '../contract.ts';
import { insertApplication } from './queries.ts';

/**
 * Accepts an application while the event is open. A second one from the same e-mail address is accepted too:
 * people correct mistakes, and a refusal would reveal who has applied.
 */
export async function acceptApplication(
  tx: Tx,
  services: MailContext & Pick<Services, 'timeZone' | 'visibleTo'>,
  posted: PostedApplication,
  readerLanguage: Language | undefined,
): Promise<{ id: number }> {
  const { visibleTo } = services;
  const moment = momentOf(services);
  const { form, reason } = detectSpam(posted);
  const { workshopId, applicationType, consent, lang, ...person } = form;
  const event = await getEventOfKind({ db: tx, visibleTo, session: undefined }, workshopId, applicationType);
  if (!takesApplications(event, moment)) throw new AppError('applications_closed');
  const application = {
    person,
    consentVersion: consent ? consentVersion : null,
    madeFor: event.id,
    lang: lang ?? readerLanguage ?? event.lang,
  };
  if (!reason) return insertNewApplication(tx, services, application, event.keeper_id, moment.now);
  const kept = { kind: 'application', event_id: event.keeper_id, form: application } as const;
  return insertSpam(tx, { ...kept, reason, created_at: moment.now });
}

/** An applicant, and the version of the consent text that they agreed to. */
export type NewApplication = {
  person: PersonInput;
  consentVersion: string | null;
  /** The id of the event. */
  madeFor: number;
  lang: Language;
};

/**
 * Stores an application sent at an instant, ISO 8601 in UTC, with the event that keeps it, and tells the association of
 * it.
 */
export async function insertNewApplication(
  tx: Tx,
  context: MailContext,
  { person, consentVersion, madeFor, lang }: NewApplication,
  keeperId: number,
  at: string,
): Promise<{ id: number }> {
  await noticeSubmission(tx, context, 'applications');
  return insertApplication(tx, {
    ...personRow(person),
    event_id: keeperId,
    made_for: madeFor,
    lang,
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
