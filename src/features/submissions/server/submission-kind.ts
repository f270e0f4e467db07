import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { SpamKind, SpamSubmission } from '../spam-contract.ts';

/** A form that was kept as spam; `created_at` is an instant, ISO 8601 in UTC. */
type KeptForm<Form> = { form: Form; event_id: number | null; created_at: string };

/** What a form is stored and answered with. */
export type SubmissionContext = MailContext & Pick<Services, 'timeZone' | 'visibleTo'>;

/** What the code for all submissions needs to know of a kind. */
export type SubmissionKind<Form = unknown> = {
  kind: SpamKind;
  /** The sender, and the other fields as text. */
  describe(form: Form): Pick<SpamSubmission, 'name' | 'email' | 'text'>;
  /** Stores it as if it had never been suspected, and sends the messages that it was kept from. */
  restore(tx: Tx, kept: KeptForm<Form>, context: SubmissionContext): Promise<unknown>;
};
