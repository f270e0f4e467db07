import type { Generated } from 'kysely';
import type { SpamKind, SpamReason } from '../../spam-contract.ts';

export type SpamTables = {
  suspects: {
    id: Generated<number>;
    kind: SpamKind;
    event_id: number | null;
    /** The form as JSON, to restore it from. */
    form: string;
    reason: SpamReason;
    /** An instant, ISO 8601 in UTC. */
    created_at: string;
  };
};
