import { createToken } from '#features/accounts/server/tokens.ts';
import type { Authorship } from '#features/content/server/changes.ts';
import type { Reader } from '#features/content/server/visibility.ts';
import { takesApplications } from '#features/events/applications-open.ts';
import { findEvent } from '#features/events/server/queries.ts';
import { noticeSubmission } from '#features/mail/server/notices.ts';
import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { Person, PersonInput } from '#features/members/person.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { personRow, personText } from '#features/members/server/person-row.ts';
import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import { updateLivingRows } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/email-key.ts';
import { AppError } from '#shared/errors.ts';
import { momentOf } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { consentVersion } from '../consent.ts';
import { applicantPath } from '../paths.ts';
import type { Correction, PostedApplication } from '../schemas.ts';
import { changeApplication } from './changes.ts';
import { type TellingContext, tellReceived } from './messages.ts';
import { admit, type Standing } from './places.ts';
import { insertApplication } from './queries.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

/**
 * Takes an application while the event is open, and has a place or a waiting list. A second one from the same e-mail
 * address is accepted too: people correct mistakes, and a refusal would reveal who has applied.
 */
export async function acceptApplication(
  tx: Tx,
  services: MailContext & Pick<Services, 'timeZone' | 'visibleTo'>,
  posted: PostedApplication,
  readerLanguage: Language | undefined,
): Promise<{ id: number; url: string }> {
  const { visibleTo } = services;
  const moment = momentOf(services);
  const { form, reason } = detectSpam(posted);
  const { workshopId, applicationType, consent, lang, ...person } = form;
  const event = await getEventOfKind({ db: tx, visibleTo, session: undefined }, workshopId, applicationType);
  if (!takesApplications(event, moment)) throw new AppError('applications_closed');
  const { token, hash } = createToken();
  const application = {
    person,
    consentVersion: consent ? consentVersion : null,
    madeFor: event.id,
    lang: lang ?? readerLanguage ?? event.lang,
    tokenHash: hash,
  };
  const url = applicantPath.href({ token });
  if (reason) {
    const kept = { kind: 'application', event_id: event.keeper_id, form: application } as const;
    return { ...(await insertSpam(tx, { ...kept, reason, created_at: moment.now })), url };
  }
  const standing = await admit(tx, event.keeper_id);
  const row = await insertNewApplication(tx, services, application, {
    ...standing,
    event_id: event.keeper_id,
    created_at: moment.now,
  });
  await tellReceived(tx, services, row, token);
  return { id: row.id, url };
}

/** An applicant, and the version of the consent text that they agreed to. */
export type NewApplication = {
  person: PersonInput;
  consentVersion: string | null;
  /** The id of the event. */
  madeFor: number;
  lang: Language;
  /** The hash of the applicant's key. */
  tokenHash: string | null;
};

/** Stores an application with the event that keeps it, and tells the association of it. */
export async function insertNewApplication(
  tx: Tx,
  context: MailContext,
  { person, consentVersion, madeFor, lang, tokenHash }: NewApplication,
  arrival: Standing & Pick<ApplicationRow, 'event_id' | 'created_at'>,
): Promise<ApplicationRow> {
  await noticeSubmission(tx, context, 'applications');
  return insertApplication(tx, {
    ...personRow(person),
    ...arrival,
    made_for: madeFor,
    lang,
    email_key: emailKey(person.email),
    search_text: personText(person),
    consent_at: consentVersion && arrival.created_at,
    consent_version: consentVersion,
    token_hash: tokenHash,
  });
}

/** Sends the applicant a new key of the application; the one before opens it no more. */
export async function sendNewKey(
  tx: Tx,
  services: TellingContext & Pick<Services, 'timeZone'>,
  row: ApplicationRow,
): Promise<void> {
  const { token, hash } = createToken();
  await updateLivingRows(tx, applicationRows).set({ token_hash: hash }).where('id', '=', row.id).execute();
  await tellReceived(tx, services, row, token);
}

/** What a correction is made with. */
export type CorrectionContext = Pick<Services, 'clock' | 'correctionListeners'> & { db: Tx };

/** Corrects what was sent; throws `conflict` where `version` is not the stored one. */
export async function correctApplication(
  context: CorrectionContext,
  stored: ApplicationRow,
  { version, note, ...changes }: Correction,
  authorship: Authorship,
  options?: { isAlwaysVersion: boolean },
): Promise<void> {
  if (version !== undefined && version !== stored.version) throw new AppError('conflict');
  const sent = Object.entries(personColumns) as [keyof PersonInput, keyof Person][];
  const person = Object.fromEntries(
    sent.map(([field, column]) => [field, changes[field] ?? stored[column]]),
  ) as PersonInput;
  const values = {
    ...personRow(person),
    email_key: emailKey(person.email),
    search_text: personText(person),
    note: note ?? stored.note,
  };
  await changeApplication(context.db, stored, values, authorship, options);
  for (const listen of context.correctionListeners)
    await listen(context.db, context, { ...stored, ...values });
}

/** The event with the id; throws `not_found` if there is none or it is of another kind. */
export async function getEventOfKind(reader: Reader, id: number | undefined, kind: unknown) {
  const event = id === undefined ? undefined : await findEvent(reader, id);
  if (!event || event.kind !== kind) throw new AppError('not_found');
  return event;
}
