import { sql } from 'kysely';
import { columnOfEvent, eventFacts } from '#features/events/server/keeper.ts';
import { personColumns } from '#features/members/person-columns.ts';
import type { RetentionRule } from '#server/erasure/retention-rule.ts';
import type { PersonalTable } from '#server/services.ts';
import { fillPlaces } from './decisions.ts';
import { summarize } from './statistics.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

/** A place that becomes free goes to who comes next, as when somebody withdraws. */
export const personalApplications: PersonalTable = {
  name: 'applications',
  table: applicationRows.table,
  type: 'application',
  person: {
    columns: ['first_name', 'last_name', 'email', 'updated_at'],
    searchText: 'search_text',
    of: ({ email, first_name, last_name }) => ({ email: String(email), name: `${first_name} ${last_name}` }),
  },
  present: async (services, stored) => {
    const row = stored as unknown as ApplicationRow;
    const { kind, title } = await eventFacts(services, row.event_id, row.lang);
    const { id, lang, status, note, consent_at, consent_version, notice_version, decided_at } = row;
    return {
      ...Object.fromEntries(Object.values(personColumns).map(column => [column, row[column]])),
      ...{ id, event: { id: row.event_id, kind, title }, lang, status, note },
      attended: row.attended === null ? null : Boolean(row.attended),
      ...{ consent_at, consent_version, notice_version, decided_at, created_at: row.created_at },
    };
  },
  settle: async (tx, services, gone) => {
    const rows = gone as unknown as readonly ApplicationRow[];
    for (const eventId of new Set(rows.map(row => row.event_id))) await fillPlaces(tx, services, eventId);
  },
};

/** Counted from the end of the event, which of a pair is the same for both. */
export const applicationRetention: RetentionRule = {
  kind: 'applications',
  table: applicationRows.table,
  since: { day: columnOfEvent('finished_at') },
  about: { type: columnOfEvent('kind'), id: sql.ref('event_id'), title: columnOfEvent('title') },
  summarize,
};
