import type { Db } from '#server/db/schema.ts';
import { readRetention } from '#server/erasure/retention.ts';
import type { Services } from '#server/services.ts';
import { addressLine } from '#shared/addresses/postal-address.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Association } from '#shared/association.ts';
import { dayIn } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { backupRetention } from '#shared/retention.ts';
import { tidy } from '#shared/text/typography.ts';
import type { PrivacyNotice } from '../contract.ts';
import { noticeBs } from '../texts/notice-bs.ts';
import { noticeEn } from '../texts/notice-en.ts';
import type { Notice, NoticeFacts } from '../texts/notice-facts.ts';
import type { NoticeVersion } from './tables.ts';

export type NoticeContext = Pick<Services, 'clock' | 'mail' | 'site' | 'trashDays' | 'hosting'>;
type Associations = Readonly<Record<Language, Association>>;

/** The notice by the settings of now. */
async function writeNotice(
  db: Db,
  { mail, trashDays, hosting }: NoticeContext,
  associations: Associations,
): Promise<Record<Language, Notice>> {
  const retention = await readRetention(db);
  const factsIn = (language: Language): NoticeFacts => {
    const { name, contact } = associations[language];
    return {
      ...{ retention, trashDays, backups: backupRetention, ...hosting },
      name: tidy(name, language),
      address: addressLine(contact.address),
      email: contact.email,
      sendsMail: mail.smtpUrl !== undefined,
    };
  };
  return { bs: noticeBs(factsIn('bs')), en: noticeEn(factsIn('en')) };
}

/**
 * Makes a new version where the notice is no longer what the latest one says. `associations` are those of the
 * transaction that changes them.
 */
export async function noteNotice(
  db: Db,
  services: NoticeContext,
  associations?: Associations,
): Promise<void> {
  const notice = await writeNotice(db, services, associations ?? (await services.site.read(db)));
  const texts = { bs: JSON.stringify(notice.bs), en: JSON.stringify(notice.en) };
  const latest = await db
    .selectFrom('notice_versions')
    .select(['bs', 'en'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.bs === texts.bs && latest.en === texts.en) return;
  const created_at = services.clock().toISOString();
  await db
    .insertInto('notice_versions')
    .values({ created_at, ...texts })
    .execute();
}

/** The latest version, or that with the number; throws `not_found` if there is none. */
export async function showNotice(
  { db, timeZone }: Pick<Services, 'db' | 'timeZone'>,
  language: Language,
  wanted: number | undefined,
): Promise<PrivacyNotice> {
  const versions = (await listNoticeVersions(db)).toReversed().map(({ version, created_at }) => ({
    ...{ version, from: dayIn(timeZone, new Date(created_at)) },
  }));
  const shown = versions.find(({ version }) => version === (wanted ?? versions[0]?.version));
  if (!shown) throw new AppError('not_found');
  const row = await db
    .selectFrom('notice_versions')
    .select(language)
    .where('version', '=', shown.version)
    .executeTakeFirstOrThrow();
  return { ...shown, ...(JSON.parse(row[language]) as Notice), versions };
}

/** All versions, the first first. */
export function listNoticeVersions(db: Db): Promise<NoticeVersion[]> {
  return db.selectFrom('notice_versions').select(['version', 'created_at']).orderBy('version').execute();
}

/** The version that was there at an instant; null where there is none. */
export function noticeVersionAt(versions: readonly NoticeVersion[], instant: string): number | null {
  const found = versions.findLast(({ created_at }) => created_at <= instant) ?? versions[0];
  return found?.version ?? null;
}
