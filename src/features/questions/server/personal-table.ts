import { sql } from 'kysely';
import type { RetentionRule } from '#server/erasure/retention-rule.ts';
import type { PersonalTable } from '#server/services.ts';
import { questionRows } from './tables.ts';

export const personalQuestions: PersonalTable = {
  name: 'questions',
  table: questionRows.table,
  type: 'question',
  person: {
    columns: ['name', 'email'],
    searchText: 'search_text',
    of: ({ email, name }) => ({ email: String(email), name: String(name) }),
  },
  present: (_, { id, name, email, message, lang, status, answer, answered_at, created_at }) => ({
    ...{ id, name, email, message, lang, status, answer, answered_at, created_at },
  }),
};

export const questionRetention: RetentionRule = {
  kind: 'questions',
  table: questionRows.table,
  since: { instant: sql.ref('created_at') },
};
