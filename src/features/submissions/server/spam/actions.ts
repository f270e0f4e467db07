import type { Selectable } from 'kysely';
import { transact } from '#server/audit/audit-trail.ts';
import type { Services } from '#server/services.ts';
import type { SpamKind, SpamSubmission } from '../../spam-contract.ts';
import type { SubmissionContext, SubmissionKind } from '../submission-kind.ts';
import { takeSpam } from './queries.ts';
import type { SpamTables } from './tables.ts';

type SpamRow = Selectable<SpamTables['suspects']>;

export type SubmissionKinds = ReadonlyMap<SpamKind, SubmissionKind>;

/** A suspected submission as the admin shows it: the sender, and the other fields as text. */
export function describeSubmission(kinds: SubmissionKinds, row: SpamRow): SpamSubmission {
  const { id, reason, created_at } = row;
  return { id, ...kindOf(kinds, row).describe(JSON.parse(row.form)), reason, created_at };
}

/** Moves a submission to the messages or applications, with its original time. */
export function markAsHam(
  services: SubmissionContext & Pick<Services, 'db'>,
  kinds: SubmissionKinds,
  id: number,
): Promise<void> {
  return transact(services.db, async tx => {
    const row = await takeSpam(tx, id);
    await kindOf(kinds, row).restore(tx, { ...row, form: JSON.parse(row.form) }, services);
  });
}

function kindOf(kinds: SubmissionKinds, { kind }: SpamRow): SubmissionKind {
  const found = kinds.get(kind);
  if (!found) throw new Error(`No feature takes submissions of the kind ${kind}`);
  return found;
}
