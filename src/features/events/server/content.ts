import { sql } from 'kysely';
import { contentType, type ListSection } from '#features/content/server/content-type.ts';
import type { TableOf } from '#features/content/server/tables.ts';
import type { Day } from '#shared/dates.ts';
import { takesApplications } from '../applications-open.ts';
import { congressFields, symposiumFields, workshopFields } from '../contract.ts';
import type { EventKind } from '../kinds.ts';
import { settleApplications } from './keeper.ts';
import { formSwitch } from './queries.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    /** Events of all kinds; a text that a kind does not have is empty. */
    events: { kind: EventKind } & TableOf<typeof workshopFields> &
      TableOf<typeof symposiumFields> &
      TableOf<typeof congressFields>;
  }
}

type EventRow = { started_at: Day; finished_at: Day; show_application_form: number };

function applicationsOpen({ finished_at, show_application_form }: EventRow, today: Day) {
  const event = { finished_at, show_application_form: formSwitch(show_application_form) };
  return { applications_open: takesApplications(event, today) };
}

/** Running and upcoming events, the nearest first, then past ones, the latest first. */
function sections(today: Day): ListSection[] {
  const [startedAt, finishedAt] = [sql.ref('content.started_at'), sql.ref('content.finished_at')];
  return [
    { condition: sql`${finishedAt} >= ${today}`, direction: 'asc' },
    // The first day is compared too, because the index of lists has it.
    { condition: sql`${startedAt} < ${today} and ${finishedAt} < ${today}`, direction: 'desc' },
  ];
}

/** What all kinds of events have in common. */
const event = {
  table: 'events',
  newestBy: 'started_at',
  settle: settleApplications,
  sections,
} as const;

export const symposiumContent = contentType({
  ...event,
  name: 'symposium',
  where: { kind: 'symposium' },
  fields: symposiumFields,
  computed: applicationsOpen,
});

export const workshopContent = contentType({
  ...event,
  name: 'workshop',
  where: { kind: 'workshop' },
  fields: workshopFields,
  computed: (row, today) => ({ ...applicationsOpen(row, today), date: row.started_at }),
});

export const congressContent = contentType({
  ...event,
  name: 'congress',
  where: { kind: 'congress' },
  fields: congressFields,
  computed: applicationsOpen,
});
