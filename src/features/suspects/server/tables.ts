import type { Generated } from 'kysely';
import type { SuspectKind, SuspectReason } from '../contract.ts';

export type SuspectsTables = {
  suspects: {
    id: Generated<number>;
    kind: SuspectKind;
    /** What an application is to. */
    event_id: number | null;
    /** What the table of its kind is filled from, as JSON. */
    form: string;
    reason: SuspectReason;
    /** An instant, ISO 8601 in UTC. */
    created_at: string;
  };
};
