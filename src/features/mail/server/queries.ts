import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import type { RowCounts } from '#server/db/tracking/row-counts.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Mail, MailStatus, MailSummary } from '../contract.ts';
import type { MailTables } from './tables.ts';

export type MailRow = Selectable<MailTables['mails']>;

/** A statement has no more than 32,766 parameters. */
const rowsAtOnce = 1_000;

export async function insertMails(
  tx: Tx,
  rows: readonly Insertable<MailTables['mails']>[],
): Promise<{ id: number }[]> {
  const inserted = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    inserted.push(...(await tx.insertInto('mails').values(some).returning('id').execute()));
  }
  return inserted;
}

type MailFilter = {
  status?: MailStatus | undefined;
  search?: string | undefined;
  aboutType?: string | undefined;
  aboutId?: number | undefined;
};

/** Messages, the newest first; `search` matches recipient and subject. */
export function mails(db: Db, { status, search = '', aboutType, aboutId }: MailFilter) {
  return db
    .selectFrom('mails')
    .select(['id', 'to_address', 'subject', 'lang', 'about_type', 'about_id', 'status', 'attempts'])
    .select(['error', 'created_at', 'sent_at', 'attempted_at'])
    .$if(status !== undefined, query => query.where('status', '=', status as MailStatus))
    .$if(aboutType !== undefined && aboutId !== undefined, query =>
      query.where('about_type', '=', aboutType as string).where('about_id', '=', aboutId as number),
    )
    .where(matchesWords('search_text', search))
    .orderBy('id', 'desc');
}

type SummaryRow = Pick<
  MailRow,
  'to_address' | 'about_type' | 'about_id' | Exclude<keyof MailSummary, 'to' | 'about'>
>;

export function toSummary({ to_address, about_type, about_id, ...rest }: SummaryRow): MailSummary {
  const isAbout = about_type !== null && about_id !== null;
  return { ...rest, to: to_address, about: isAbout ? { type: about_type, id: about_id } : null };
}

/** Throws `not_found` if there is none. */
export async function getMail(db: Db, id: number): Promise<Mail> {
  const row = await mails(db, {}).select(['text', 'html', 'secrets']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const { text, html, secrets, ...summary } = row;
  const names = Object.keys(secrets ? JSON.parse(secrets) : {});
  const conceal = (content: string) =>
    names.reduce((shown, name) => shown.replaceAll(`{{${name}}}`, concealed[row.lang]), content);
  return { ...toSummary(summary), text: conceal(text), html: conceal(html) };
}

/** Stands for a secret. */
const concealed = {
  bs: '[ovaj link vidi samo primalac]',
  en: '[only the recipient sees this link]',
};

/** Counts the messages in a state. */
export function countMails(db: Db, counts: RowCounts, status: MailStatus): Promise<number> {
  return counts.of(mails(db, { status }));
}

/** The message to send next, if one is due at an instant. */
export function findDue(db: Db, at: string): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** When the next of those that wait is due. */
export async function findNextAttempt(db: Db): Promise<string | undefined> {
  const next = await db
    .selectFrom('mails')
    .select('next_attempt_at')
    .where('status', '=', 'queued')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return next?.next_attempt_at;
}

/** When the attempt began that was `count` attempts ago. */
export async function findEarlierAttempt(db: Db, count: number): Promise<string | undefined> {
  const attempt = await db
    .selectFrom('mails')
    .select('attempted_at')
    .where('attempted_at', 'is not', null)
    .orderBy('attempted_at', 'desc')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return attempt?.attempted_at ?? undefined;
}

/** Keeps what waits, where there is no server any more that would send it. */
export async function holdQueued(db: Db): Promise<void> {
  // Writing to the table wakes the worker, even where no row is changed.
  const queued = await db.selectFrom('mails').select('id').where('status', '=', 'queued').limit(1).execute();
  if (queued.length === 0) return;
  await db.updateTable('mails').set({ status: 'held' }).where('status', '=', 'queued').execute();
}

export async function updateMail(db: Db, id: number, changes: Partial<Omit<MailRow, 'id'>>): Promise<void> {
  await db.updateTable('mails').set(changes).where('id', '=', id).execute();
}

const queuedAt = (at: string) =>
  ({ status: 'queued', attempts: 0, error: null, next_attempt_at: at }) as const;

/** Queues all that was held; returns how many these were. */
export async function queueHeld(db: Db, at: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set(queuedAt(at))
    .where('status', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Queues messages anew, at once and with all attempts before them; those that were sent, and whose secrets are
 * forgotten, stay as they are, and all of them if nothing can be sent. Throws `not_found` if one is unknown. Returns
 * how many were queued.
 */
export async function queueAgain(
  tx: Tx,
  ids: readonly number[],
  { at, canSend }: { at: string; canSend: boolean },
): Promise<number> {
  const rows = await tx.selectFrom('mails').select('id').where('id', 'in', ids).execute();
  if (rows.length < new Set(ids).size) throw new AppError('not_found');
  if (!canSend) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set(queuedAt(at))
    .where('id', 'in', ids)
    .where('status', '!=', 'sent')
    .where(({ eb, or }) => or([eb('status', '!=', 'failed'), eb('secrets', 'is', null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
