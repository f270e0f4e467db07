import type { Generated, Selectable } from 'kysely';
import type { SubmissionColumns } from '#features/submissions/server/tables.ts';
import type { TrashableRows } from '#server/db/trash-columns.ts';
import type { Language } from '#shared/language.ts';
import type { Person } from '../person.ts';
import type { MemberStatus } from '../status.ts';

export const memberRows = { table: 'members' } as const satisfies TrashableRows;

export type MembersTables = {
  members: SubmissionColumns &
    Person & {
      status: Generated<MemberStatus>;
      /** In the register; empty for none. */
      number: Generated<string>;
      /** A day; null for who has never paid. */
      paid_until: string | null;
      /** The association's own. */
      note: Generated<string>;
      /** The language of the form, in which the person is written to. */
      lang: Generated<Language>;
      /** The address as it is compared (`emailKey`). */
      email_key: Generated<string>;
      /** When the person consented, and to which version of the text; null where no form was sent. */
      consent_at: string | null;
      consent_version: string | null;
      /** The version of the privacy notice that the form referred to. */
      notice_version: number | null;
      /** 1 at first; each change adds one. */
      version: Generated<number>;
      /** An instant, ISO 8601 in UTC; null before the first change. */
      updated_at: string | null;
    };
};

export type MemberRow = Selectable<MembersTables['members']>;
