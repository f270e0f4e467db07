import { sql } from 'kysely';
import type { RetentionRule } from '#server/erasure/retention-rule.ts';
import type { PersonalTable } from '#server/services.ts';

/** Messages to a person, and those about what the person sent, to whatever address. */
export const personalMails: PersonalTable = {
  name: 'mails',
  table: 'mails',
  person: {
    columns: ['to_address'],
    searchText: 'search_text',
    of: ({ to_address }) => ({ email: String(to_address), name: '' }),
  },
  belongs: { type: 'about_type', id: 'about_id' },
  present: (_, { id, to_address, subject, text, lang, status, created_at, sent_at }) => ({
    ...{ id, to: to_address, subject, text, lang, status, created_at, sent_at },
  }),
};

export const mailRetention: RetentionRule = {
  kind: 'mails',
  table: 'mails',
  since: { instant: sql.ref('created_at') },
};
