import { sql } from 'kysely';
import type { RetentionRule } from '#server/erasure/retention-rule.ts';
import type { PersonalTable } from '#server/services.ts';
import type { SpamKind } from '../../spam-contract.ts';
import type { SubmissionKind } from '../submission-kind.ts';

/** Forms that were set apart; each kind knows where its form has the address. */
export function personalSpam(kinds: readonly SubmissionKind[]): PersonalTable {
  const describe = (kind: SpamKind, form: string) =>
    kinds.find(candidate => candidate.kind === kind)?.describe(JSON.parse(form));
  return {
    name: 'spam',
    table: 'suspects',
    person: {
      columns: ['kind', 'form'],
      of: ({ kind, form }) => {
        const described = describe(kind as SpamKind, String(form));
        return { email: described?.email, name: described?.name ?? '' };
      },
    },
    present: (_, { id, kind, form, reason, created_at }) => ({
      ...{ id, kind, reason, created_at },
      ...describe(kind as SpamKind, String(form)),
    }),
  };
}

export const spamRetention: RetentionRule = {
  kind: 'spam',
  table: 'suspects',
  since: { instant: sql.ref('created_at') },
};
