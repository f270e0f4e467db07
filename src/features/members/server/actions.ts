import { noticeSubmissions } from '#features/mail/server/notices.ts';
import { type MailContext, queueMail } from '#features/mail/server/queue-mail.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import { listNoticeVersions, noticeVersionAt } from '#features/privacy/server/notice.ts';
import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import { whenOpened } from '#features/submissions/server/when-opened.ts';
import { updateLivingRows } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import { consentVersion } from '../consent.ts';
import type { Person, PersonInput } from '../person.ts';
import { personColumns } from '../person-columns.ts';
import type { Member, MemberChanges, MemberInput, PostedMembership } from '../schemas.ts';
import { membershipReceived } from './mail-templates.ts';
import { memberRow } from './person-row.ts';
import { findNumbers, getMember, getRows, insertMember } from './queries.ts';
import { type MemberRow, memberRows } from './tables.ts';

/** Who wants to join, and the versions of the consent text and of the privacy notice that they agreed to. */
export type Applicant = {
  person: PersonInput;
  lang: Language;
  consentVersion: string;
  noticeVersion: number | null;
};

/** Everybody is answered alike, members too: nobody learns from the form who is one. */
export async function prepareMembership(
  services: MailContext & Pick<Services, 'db'>,
  posted: PostedMembership,
  readerLanguage: Language,
): Promise<PreparedCreate<{ id: number }>> {
  const { form, reason } = detectSpam(posted);
  const { consent: _, lang = readerLanguage, ...person } = form;
  const at = services.clock().toISOString();
  const versions = await listNoticeVersions(services.db);
  const noticeVersion = noticeVersionAt(versions, whenOpened(services, posted));
  const applicant: Applicant = { person, lang, consentVersion, noticeVersion };
  return {
    make: tx =>
      reason
        ? insertSpam(tx, { kind: 'membership', form: applicant, reason, created_at: at })
        : acceptApplicant(tx, services, applicant, at),
  };
}

/** Stores who applied at an instant, ISO 8601 in UTC, and tells them and the association of it. */
export async function acceptApplicant(
  tx: Tx,
  context: MailContext,
  { person, lang, consentVersion, noticeVersion }: Applicant,
  at: string,
): Promise<{ id: number }> {
  const { id } = await insertMember(tx, {
    ...memberRow(person, ''),
    ...{ status: 'applied', lang, created_at: at },
    ...{ consent_at: at, consent_version: consentVersion, notice_version: noticeVersion },
  });
  await queueMail(tx, context, {
    template: membershipReceived,
    to: person.email,
    lang,
    values: { name: `${person.firstName} ${person.lastName}` },
    about: { type: 'member', id },
  });
  await noticeSubmissions(tx, context, 'memberships', 1);
  return { id };
}

/** Adds a member; throws `validation` where another one has the number. */
export async function addMember(tx: Tx, member: MemberInput, now: Date): Promise<Member> {
  await assertNumberFree(tx, member.number);
  const { id } = await insertMember(tx, newRow(member, now));
  return getMember(tx, id);
}

/** Adds many at once, whose numbers are free. */
export async function addMembers(tx: Tx, members: readonly MemberInput[], now: Date): Promise<void> {
  for (let start = 0; start < members.length; start += atOnce) {
    const rows = members.slice(start, start + atOnce).map(member => newRow(member, now));
    await tx.insertInto('members').values(rows).execute();
  }
}

/** Of rows in a statement: each has some 30 values, of which SQLite takes 32,766. */
const atOnce = 500;

function newRow({ status, number, paidUntil, note, lang, ...person }: MemberInput, now: Date) {
  return {
    ...memberRow(person, number),
    ...{ status, paid_until: paidUntil, note, lang, created_at: now.toISOString() },
  };
}

/** Changes a member and returns the names of what has changed; throws `conflict` where `version` is not the stored one. */
export async function updateMember(
  tx: Tx,
  id: number,
  { version, paid_until: alias, paidUntil: until = alias, ...changes }: MemberChanges,
  now: Date,
): Promise<string[]> {
  const [stored] = (await getRows(tx, [id])) as [MemberRow];
  if (version !== undefined && version !== stored.version) throw new AppError('conflict');
  const sent = Object.entries(personColumns) as [keyof PersonInput, keyof Person][];
  const person = Object.fromEntries(
    sent.map(([field, column]) => [field, changes[field] ?? stored[column]]),
  ) as PersonInput;
  const { status, number, note, lang } = { ...stored, ...withoutMissing(changes) };
  if (number !== stored.number) await assertNumberFree(tx, number, id);
  const paid_until = until === undefined ? stored.paid_until : until;
  return changeMember(tx, stored, { ...memberRow(person, number), status, paid_until, note, lang }, now);
}

/** What counts as a change, by the names in requests. */
const changeable = {
  ...personColumns,
  status: 'status',
  number: 'number',
  paidUntil: 'paid_until',
  note: 'note',
  lang: 'lang',
} as const;

/** Writes the values, as a new version if any is another one; returns the names of what has changed. */
export async function changeMember(
  tx: Tx,
  stored: MemberRow,
  values: Partial<Omit<MemberRow, 'id' | 'version'>>,
  now: Date,
): Promise<string[]> {
  const changed = Object.entries(changeable).flatMap(([name, column]) =>
    column in values && values[column] !== stored[column] ? name : [],
  );
  if (changed.length === 0) return changed;
  await updateLivingRows(tx, memberRows)
    .set({ ...values, version: stored.version + 1, updated_at: now.toISOString() })
    .where('id', '=', stored.id)
    .execute();
  return changed;
}

/** Throws `validation` where somebody else has the number. */
async function assertNumberFree(tx: Tx, number: string, own?: number): Promise<void> {
  const taken = await findNumbers(tx, [number]);
  if (taken.some(({ id }) => id !== own))
    throw new AppError('validation', { fields: { number: { key: 'memberNumber' } } });
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function withoutMissing<T extends object>(values: T): Partial<Given<T>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Given<T>
  >;
}
