import { type MailContext, queueMails } from '#features/mail/server/queue-mail.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import { moveToTrash, updateLivingRows } from '#server/db/living-rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { searchText } from '#shared/text/search.ts';
import type { Decision, MemberMessage, Payment } from '../schemas.ts';
import { changeMember } from './actions.ts';
import {
  memberMessageTemplate,
  membershipAccepted,
  membershipDeclined,
  numberSentence,
} from './mail-templates.ts';
import { endOf, findNumbers, getRows } from './queries.ts';
import { type MemberRow, memberRows } from './tables.ts';

type DecisionContext = MailContext & Pick<Services, 'db'>;

/** Decides on those who have applied, all or none; who is a member already stays as they are. */
export function decide(
  services: DecisionContext,
  { ids, status, number, message, notify }: Decision,
  by: number,
): Promise<{ changed: number; mails: number }> {
  return transact(services.db, async tx => {
    const rows = (await getRows(tx, ids)).filter(row => row.status === 'applied');
    const now = services.clock();
    const numbers = status === 'active' ? await numbersFrom(tx, number, rows.length) : [];
    for (const [index, row] of rows.entries()) {
      if (status === 'active') await accept(tx, row, numbers[index] ?? '', now);
      else await moveToTrash(tx, memberRows, row.id, { by, at: now.toISOString() });
      noteDeed({ action: 'decide', type: 'member', id: row.id, changed: ['status'] });
    }
    if (notify) await tell(tx, services, rows, { status, numbers, message });
    return { changed: rows.length, mails: notify ? rows.length : 0 };
  });
}

function accept(tx: Tx, row: MemberRow, number: string, now: Date) {
  const { first_name, last_name, email } = row;
  const search_text = searchText(first_name, last_name, email, number);
  return changeMember(tx, row, { status: 'active', number, search_text }, now);
}

/** The numbers of so many members, counted on from the first; throws `validation` where one is taken. */
async function numbersFrom(tx: Tx, first: string, count: number): Promise<string[]> {
  if (first === '' || count === 0) return [];
  const [, beginning = '', digits] = /^(.*?)(\d{1,15})$/.exec(first) ?? [];
  if (digits === undefined && count > 1)
    throw new AppError('validation', { fields: { number: { key: 'memberNumbers' } } });
  const numbers = Array.from({ length: count }, (_, index) =>
    digits === undefined ? first : beginning + String(Number(digits) + index).padStart(digits.length, '0'),
  );
  if ((await findNumbers(tx, numbers)).length > 0)
    throw new AppError('validation', { fields: { number: { key: 'memberNumber' } } });
  return numbers;
}

async function tell(
  tx: Tx,
  services: DecisionContext,
  rows: readonly MemberRow[],
  { status, numbers, message }: { status: Decision['status']; numbers: readonly string[]; message: string },
): Promise<void> {
  const messages = rows.map((row, index) => ({
    ...recipient(row),
    values: { name: `${row.first_name} ${row.last_name}`, message },
    number: numberSentence(numbers[index] ?? '', row.lang),
  }));
  if (status === 'declined')
    await queueMails(
      tx,
      services,
      messages.map(({ number: _, ...rest }) => ({ ...rest, template: membershipDeclined })),
    );
  else
    await queueMails(
      tx,
      services,
      messages.map(({ number, values, ...rest }) => ({
        ...rest,
        template: membershipAccepted,
        values: { ...values, number },
      })),
    );
}

const recipient = ({ id, email, lang }: MemberRow) => ({ to: email, lang, about: { type: 'member', id } });

/** Notes that members have paid until the end of a year. */
export function notePayment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { ids, year }: Payment,
): Promise<{ changed: number }> {
  return transact(db, async tx => {
    const until = endOf(year);
    const late = (await getRows(tx, ids)).filter(({ paid_until }) => !paid_until || paid_until < until);
    if (late.length === 0) return { changed: 0 };
    await updateLivingRows(tx, memberRows)
      .set(({ eb }) => ({
        paid_until: until,
        version: eb('version', '+', 1),
        updated_at: clock().toISOString(),
      }))
      .where(
        'id',
        'in',
        late.map(({ id }) => id),
      )
      .execute();
    for (const { id } of late) noteDeed({ action: 'update', type: 'member', id, changed: ['paidUntil'] });
    return { changed: late.length };
  });
}

/** Writes an administrator's words to each by itself, once to each address; returns how many messages there are. */
export async function writeToMembers(
  tx: Tx,
  services: MailContext,
  { ids, subject, text }: MemberMessage,
): Promise<{ mails: number }> {
  const byAddress = new Map((await getRows(tx, ids)).map(row => [row.email_key, row]));
  const messages = [...byAddress.values()].map(row => ({
    ...recipient(row),
    template: memberMessageTemplate,
    values: { subject, message: text },
  }));
  return { mails: (await queueMails(tx, services, messages)).length };
}
