import type { Generated } from 'kysely';
import type { Language } from '#shared/language.ts';
import type { MailStatus } from '../contract.ts';

export type MailTables = {
  mails: {
    id: Generated<number>;
    /** The name of its template. */
    template: string;
    to_address: string;
    subject: string;
    text: string;
    html: string;
    lang: Language;
    /** What it tells of, such as `question`, and the id of that. */
    about_type: string | null;
    about_id: number | null;
    /** A `MailAttachment` as JSON. */
    attachment: string | null;
    /** Values by their placeholders, which stand in the texts, as JSON; `null` in place of each value once it is sent. */
    secrets: string | null;
    message_id: string;
    search_text: string;
    status: MailStatus;
    attempts: Generated<number>;
    /** Why the last attempt failed, mostly in the words of the other server. */
    error: string | null;
    created_at: string;
    next_attempt_at: string;
    /** When the last attempt began. */
    attempted_at: string | null;
    sent_at: string | null;
  };
  /** The templates that differ from their defaults. */
  mail_templates: { name: string; lang: Language; subject: string; body: string };
  /** One row: how many submissions came since the last notice, and when that was. */
  mail_notices: {
    id: number;
    applications: number;
    questions: number;
    memberships: Generated<number>;
    sent_at: string | null;
  };
};
