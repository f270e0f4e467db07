import { createToken } from '#features/accounts/server/tokens.ts';
import type { Authorship } from '#features/content/server/authorship.ts';
import type { Reader } from '#features/content/server/visibility.ts';
import { type Applying, takesApplications } from '#features/events/applications-open.ts';
import { eventPlaces } from '#features/events/server/keeper.ts';
import { findEvent } from '#features/events/server/queries.ts';
import { noticeSubmission } from '#features/mail/server/notices.ts';
import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import { consentVersion } from '#features/members/consent.ts';
import type { Person, PersonInput } from '#features/members/person.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { personRow, personText } from '#features/members/server/person-row.ts';
import { listNoticeVersions, noticeVersionAt } from '#features/privacy/server/notice.ts';
import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import { whenOpened } from '#features/submissions/server/when-opened.ts';
import { updateLivingRows } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/email-key.ts';
import { AppError } from '#shared/errors.ts';
import { momentOf } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { applicantPath } from '../paths.ts';
import type { Correction, PostedApplication } from '../schemas.ts';
import { changeApplication } from './changes.ts';
import { forApplicants, type ReceivedFacts } from './for-applicants.ts';
import {
  queueReceived,
  type ReceivedContext,
  type Recipient,
  readReceivedFacts,
  tellReceived,
} from './messages.ts';
import { admit, type Standing } from './places.ts';
import { insertApplication } from './queries.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

type ApplyingContext = MailContext &
  Pick<Services, 'db' | 'timeZone' | 'visibleTo' | 'schedule' | 'tableTracker'>;

/**
 * Takes an application while the event is open, and has a place or a waiting list. A second one from the same e-mail
 * address is accepted too: people correct mistakes, and a refusal would reveal who has applied.
 */
export async function prepareApplication(
  services: ApplyingContext,
  posted: PostedApplication,
  readerLanguage: Language | undefined,
): Promise<PreparedCreate<{ id: number; url: string }>> {
  const { form, reason } = detectSpam(posted);
  const { workshopId, applicationType, consent, lang: chosen, ...person } = form;
  const find = (db: Db) =>
    getEventOfKind({ ...services, db, session: undefined }, workshopId, applicationType);
  const asked = chosen ?? readerLanguage;
  // Until the next moment is known, what depends on it cannot be kept.
  await services.schedule.refresh();
  // The kind is whatever was sent, which may be an object that no text can be made of.
  const key = JSON.stringify([applicationType, workshopId, asked]);
  const { event, lang, received, noticeVersions } = await forApplicants(services).getOrMake(key, async () => {
    const event = await find(services.db);
    const lang = asked ?? event.lang;
    const received = await readReceivedFacts(services, { event_id: event.keeper_id, lang });
    return { event, lang, received, noticeVersions: await listNoticeVersions(services.db) };
  });
  assertOpen(services, event);
  const { token, hash } = createToken();
  const application = {
    ...{ person, lang, madeFor: event.id, tokenHash: hash },
    consentVersion: consent ? consentVersion : null,
    noticeVersion: consent ? noticeVersionAt(noticeVersions, whenOpened(services, posted)) : null,
  };
  const make = async (tx: Tx) => {
    // It may have changed meanwhile.
    const { keeper_id: event_id, ...event } = await find(tx);
    const created_at = assertOpen(services, event);
    const at = { event_id, created_at };
    const { id } = reason
      ? await insertSpam(tx, { kind: 'application', form: application, reason, ...at })
      : await admitApplication(tx, services, application, { ...at, token, received });
    return { id, url: applicantPath.href({ token }) };
  };
  return { make };
}

async function admitApplication(
  tx: Tx,
  services: MailContext,
  application: NewApplication,
  {
    token,
    received,
    ...at
  }: { event_id: number; created_at: string; token: string; received: ReceivedFacts },
): Promise<{ id: number }> {
  const places = await eventPlaces(tx, at.event_id);
  const standing = admit(places);
  const recipient = await insertNewApplication(tx, services, application, { ...standing, ...at });
  const position = standing.status === 'waiting' ? places.waiting + 1 : null;
  await queueReceived(tx, services, received, { recipient, token, position });
  return recipient;
}

/** The instant; throws `applications_closed` where the event takes no applications then. */
function assertOpen(services: Pick<Services, 'timeZone' | 'clock'>, event: Applying): string {
  const moment = momentOf(services);
  if (!takesApplications(event, moment)) throw new AppError('applications_closed');
  return moment.now;
}

/** An applicant, and the versions of the consent text and of the privacy notice that they agreed to. */
export type NewApplication = {
  person: PersonInput;
  consentVersion: string | null;
  noticeVersion: number | null;
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
  { person, consentVersion, noticeVersion, madeFor, lang, tokenHash }: NewApplication,
  arrival: Standing & Pick<ApplicationRow, 'event_id' | 'created_at'>,
): Promise<Recipient> {
  await noticeSubmission(tx, context, 'applications');
  const values = {
    ...personRow(person),
    ...arrival,
    made_for: madeFor,
    lang,
    email_key: emailKey(person.email),
    search_text: personText(person),
    consent_at: consentVersion && arrival.created_at,
    consent_version: consentVersion,
    notice_version: noticeVersion,
    token_hash: tokenHash,
  };
  return { ...values, ...(await insertApplication(tx, values)) };
}

/** Sends the applicant a new key of the application; the one before opens it no more. */
export async function sendNewKey(tx: Tx, services: ReceivedContext, row: Recipient): Promise<void> {
  const { token, hash } = createToken();
  await updateLivingRows(tx, applicationRows).set({ token_hash: hash }).where('id', '=', row.id).execute();
  await tellReceived(tx, services, row, token);
}

/** What a correction is made with. */
export type CorrectionContext = Pick<Services, 'clock' | 'correctionListeners'> & { db: Tx };

/** Corrects what was sent and returns the names of what has changed; throws `conflict` where `version` is not the stored one. */
export async function correctApplication(
  context: CorrectionContext,
  stored: ApplicationRow,
  { version, note, ...changes }: Correction,
  authorship: Authorship,
  options?: { isAlwaysVersion: boolean },
): Promise<readonly string[]> {
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
  const changed = await changeApplication(context.db, stored, values, authorship, options);
  for (const listen of context.correctionListeners)
    await listen(context.db, context, { ...stored, ...values });
  return changed ?? [];
}

/** The event with the id; throws `not_found` if there is none or it is of another kind. */
export async function getEventOfKind(reader: Reader, id: number | undefined, kind: unknown) {
  const event = id === undefined ? undefined : await findEvent(reader, id);
  if (!event || event.kind !== kind) throw new AppError('not_found');
  return event;
}
