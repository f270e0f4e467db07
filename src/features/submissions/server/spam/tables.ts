import type { Generated } from 'kysely';
import type { SpamKind, SpamReason } from '../../spam-contract.ts';

export type SpamTables = {
  suspects: {
    id: Generated<number>;
    kind: SpamKind;
    /** What an application is to. */
    event_id: number | null;
    /** What the table of its kind is filled from, as JSON. */
    form: string;
    reason: SpamReason;
    /** An instant, ISO 8601 in UTC. */
    created_at: string;
  };
};
