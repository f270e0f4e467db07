import type { Person } from '#features/members/person.ts';
import type { SubmissionColumns } from '#features/submissions/server/tables.ts';

export type ApplicationsTables = {
  applications: SubmissionColumns &
    Person & {
      event_id: number;
      /** The address as it is compared (`emailKey`). */
      email_key: string;
      /** When the applicant consented, and to which version of the text. */
      consent_at: string | null;
      consent_version: string | null;
    };
};
