import type { Generated } from 'kysely';
import type { Person } from '#features/members/person.ts';
import type { SubmissionColumns } from '#features/submissions/server/tables.ts';
import type { TrashableRows } from '#server/db/trash-columns.ts';
import type { Language } from '#shared/language.ts';

export const applicationRows = {
  table: 'applications',
  parent: { table: 'events', column: 'event_id' },
} as const satisfies TrashableRows;

export type ApplicationsTables = {
  applications: SubmissionColumns &
    Person & {
      event_id: number;
      /** The event that it was made for; `event_id` may be its counterpart. */
      made_for: number;
      /** The language that it was made in. */
      lang: Generated<Language>;
      /** The address as it is compared (`emailKey`). */
      email_key: string;
      /** When the applicant consented, and to which version of the text. */
      consent_at: string | null;
      consent_version: string | null;
    };
};
