import type { Generated, Selectable } from 'kysely';
import type { EventKind } from '#features/events/kinds.ts';
import type { Person } from '#features/members/person.ts';
import type { SubmissionColumns } from '#features/submissions/server/tables.ts';
import type { TrashableRows } from '#server/db/trash-columns.ts';
import type { Language } from '#shared/language.ts';
import type { ApplicationStatus } from '../status.ts';

export const applicationRows = {
  table: 'applications',
  parents: [{ table: 'events', column: 'event_id' }],
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
      /** The version of the privacy notice that the form referred to; null where no form was shown. */
      notice_version: number | null;
      status: Generated<ApplicationStatus>;
      /** Orders those who wait, of all events; null of who does not. */
      waiting_number: number | null;
      note: Generated<string>;
      /** 1 or 0; null where nobody has said it. */
      attended: number | null;
      /** 1 at first; each change adds one. */
      version: Generated<number>;
      /** Instants, ISO 8601 in UTC; null before the first. */
      updated_at: string | null;
      decided_at: string | null;
      /** The account that decided; null where a place was given by itself, or the applicant withdrew. */
      decided_by: number | null;
      /** The hash of the applicant's key; null where there is none. */
      token_hash: string | null;
    };
  /** What stays of applications that are no longer kept. */
  application_statistics: {
    /** The id, kind and title that it had, and the year in which it began. */
    event: number;
    kind: EventKind;
    title: string;
    year: number;
    aspect: 'all' | 'institution' | 'membership_type';
    /** Empty for all, and for those who are too few to be named. */
    value: string;
    applications: number;
  };
};

export type ApplicationRow = Selectable<ApplicationsTables['applications']>;
