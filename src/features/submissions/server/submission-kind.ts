import type { Tx } from '#server/db/schema.ts';
import type { SpamKind, SpamSubmission } from '../spam-contract.ts';

/** A form that was kept apart as spam, and when it was sent: an instant, ISO 8601 in UTC. */
type KeptForm<Form> = { form: Form; event_id: number | null; created_at: string };

/** A kind of what strangers send in, as the code that all kinds share needs to know it. */
export type SubmissionKind<Form = unknown> = {
  kind: SpamKind;
  /** Who it names, and all else that was filled in. */
  describe(form: Form): Pick<SpamSubmission, 'name' | 'email' | 'text'>;
  /** Stores it as if it had never been suspected. */
  restore(tx: Tx, kept: KeptForm<Form>): Promise<unknown>;
};
