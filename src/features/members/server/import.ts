import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import { problemTexts } from '#shared/api/field-problems.ts';
import type { Language } from '#shared/language.ts';
import { bs } from '#shared/messages/bs.ts';
import { en } from '#shared/messages/en.ts';
import { translate } from '#shared/translate.ts';
import { type ImportOutcome, type MemberInput, type MembersFile, memberInput } from '../schemas.ts';
import { addMembers, updateMember } from './actions.ts';
import { findByAddresses, findNumbers } from './queries.ts';

type Row = MembersFile['rows'][number];
type Known = ImportOutcome['rows'][number]['known'];

/** A row of the file: what it would add or update, or why it is left out. */
type Judged = {
  row: number;
  sent: Row;
  member: MemberInput | undefined;
  problems: Record<string, string>;
  known: Known;
};

/** Takes the rows that hold; nothing is written unless it is confirmed. */
export function importMembers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { rows, known, confirm }: MembersFile,
  language: Language,
): Promise<ImportOutcome> {
  return transact(db, async tx => {
    const judged = await judge(tx, rows, language, known === 'update');
    const good = judged.filter(({ problems }) => Object.keys(problems).length === 0);
    const added = good.filter(row => row.known === null);
    const updated = known === 'update' ? good.filter(row => row.known?.id) : [];
    if (confirm) {
      const now = clock();
      await addMembers(
        tx,
        added.flatMap(({ member }) => member ?? []),
        now,
      );
      for (const { sent, member, known: stored } of updated)
        if (member && stored?.id) await updateMember(tx, stored.id, given(sent, member), now);
      if (added.length + updated.length > 0) noteDeed({ action: 'import', type: 'member' });
    }
    return {
      added: added.length,
      updated: updated.length,
      rows: judged
        .filter(({ problems, known: found }) => found || Object.keys(problems).length > 0)
        .map(({ row, problems, known: found }) => ({ row, problems, known: found })),
    };
  });
}

async function judge(
  tx: Tx,
  rows: readonly Row[],
  language: Language,
  isUpdating: boolean,
): Promise<Judged[]> {
  const messages = { bs, en }[language];
  const t: Parameters<typeof problemTexts>[2] = (key, values) => translate(messages, language, key, values);
  const parsed = rows.map((sent, index) => ({
    row: index + 1,
    sent,
    member: memberInput.safeParse(sent).data,
    problems: problemTexts(memberInput, sent, t),
  }));
  const good = parsed.flatMap(({ member }) => member ?? []);
  const stored = new Map(
    (
      await findByAddresses(
        tx,
        good.map(({ email }) => emailKey(email)),
      )
    ).map(row => [row.email_key, row]),
  );
  const numbers = new Map(
    (
      await findNumbers(
        tx,
        good.map(({ number }) => number),
      )
    ).map(({ id, number }) => [number, id]),
  );
  const ofFile = { addresses: new Map<string, number>(), numbers: new Set<string>() };
  return parsed.map(row => {
    if (!row.member) return { ...row, known: null };
    const { number, email, firstName, lastName } = row.member;
    const key = emailKey(email);
    const first = ofFile.addresses.get(key);
    const member = stored.get(key);
    const known: Known = member
      ? { id: member.id, row: null, name: `${member.first_name} ${member.last_name}` }
      : first === undefined
        ? null
        : { id: null, row: first, name: `${firstName} ${lastName}` };
    if (first === undefined) ofFile.addresses.set(key, row.row);
    if (known && !(isUpdating && member)) return { ...row, known };
    const isTaken = numbers.has(number) && numbers.get(number) !== member?.id;
    if (number !== '' && (isTaken || ofFile.numbers.has(number)))
      return { ...row, known, problems: { number: t('validation.memberNumber') } };
    ofFile.numbers.add(number);
    return { ...row, known };
  });
}

/** What a row says: an empty cell erases nothing. */
function given(sent: Row, member: MemberInput): Partial<MemberInput> {
  return Object.fromEntries(
    Object.entries(member).filter(([name]) => sent[name] !== undefined && sent[name] !== ''),
  );
}
