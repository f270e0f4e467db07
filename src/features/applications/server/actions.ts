import { createToken } from '#features/accounts/server/tokens.ts';
import type { Authorship } from '#features/content/server/authorship.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { type Applying, takesApplications } from '#features/events/applications-open.ts';
import { findEvent } from '#features/events/server/queries.ts';
import { noticeSubmissions } from '#features/mail/server/notices.ts';
import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { Person, PersonInput } from '#features/members/person.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { personRow, personText } from '#features/members/server/person-row.ts';
import { updateLivingRows } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import { AppError } from '#shared/api/errors.ts';
import { momentOf } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import type { Correction } from '../schemas.ts';
import { changeApplication } from './changes.ts';
import { type ReceivedContext, type Recipient, tellReceived } from './messages.ts';
import type { Standing } from './places.ts';
import { insertApplications } from './queries.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

/** The instant; throws `applications_closed` where the event takes no applications then. */
export function assertOpen(services: Pick<Services, 'timeZone' | 'clock'>, event: Applying): string {
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

/** When it came, with which event it is kept, and whether it has a place. */
type Arrived = Standing & Pick<ApplicationRow, 'event_id' | 'created_at'>;

/** Stores applications, and tells the association of them. */
export async function insertNewApplications(
  tx: Tx,
  context: MailContext,
  applications: readonly (NewApplication & Arrived)[],
): Promise<Recipient[]> {
  await noticeSubmissions(tx, context, 'applications', applications.length);
  const rows = applications.map(
    ({ person, consentVersion, noticeVersion, madeFor, tokenHash, ...arrived }) => ({
      ...personRow(person),
      ...arrived,
      made_for: madeFor,
      email_key: emailKey(person.email),
      search_text: personText(person),
      consent_at: consentVersion && arrived.created_at,
      consent_version: consentVersion,
      notice_version: noticeVersion,
      token_hash: tokenHash,
    }),
  );
  const ids = await insertApplications(tx, rows);
  return rows.map((row, index) => ({ ...row, ...(ids[index] as { id: number }) }));
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
