import { sql } from 'kysely';
import { contentType, type ListSection } from '#features/content/server/content-type.ts';
import type { TableOf } from '#features/content/server/tables.ts';
import type { Day } from '#shared/dates.ts';
import type { Moment } from '#shared/instants.ts';
import { takesApplications } from '../applications-open.ts';
import { congressFields, symposiumFields, workshopFields } from '../contract.ts';
import type { EventKind } from '../kinds.ts';
import { type ApplyingRow, applyingOf } from './applying-row.ts';
import { acceptedWhereLimited, settleApplications } from './keeper.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    /** Events of all kinds; a text that a kind does not have is empty. */
    events: { kind: EventKind } & TableOf<typeof workshopFields> &
      TableOf<typeof symposiumFields> &
      TableOf<typeof congressFields>;
  }
}

type EventRow = ApplyingRow & { capacity: number };

function applying(row: EventRow, moment: Moment) {
  const { capacity, accepted } = row as EventRow & { accepted: number };
  return {
    applications_open: takesApplications(applyingOf(row), moment),
    places_left: capacity > 0 ? Math.max(0, capacity - accepted) : null,
  };
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
  virtualColumns: { accepted: acceptedWhereLimited },
} as const;

export const symposiumContent = contentType({
  ...event,
  name: 'symposium',
  where: { kind: 'symposium' },
  fields: symposiumFields,
  computed: applying,
});

export const workshopContent = contentType({
  ...event,
  name: 'workshop',
  where: { kind: 'workshop' },
  fields: workshopFields,
  computed: (row, moment) => ({ ...applying(row, moment), date: row.started_at }),
});

export const congressContent = contentType({
  ...event,
  name: 'congress',
  where: { kind: 'congress' },
  fields: congressFields,
  computed: applying,
});

/** The columns of the texts that an event has, whatever its kind. */
export const eventTexts = [
  ...new Set([symposiumContent, workshopContent, congressContent].flatMap(({ texts }) => texts)),
];
