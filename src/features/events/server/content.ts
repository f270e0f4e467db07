import { type Expression, type SqlBool, sql } from 'kysely';
import type { TableOf } from '#features/content/server/tables.ts';
import type { ListSection } from '#features/content/server/types/content-type.ts';
import { contentType } from '#features/content/server/types/define-content-type.ts';
import { yearOf } from '#features/content/server/types/narrowings.ts';
import { filesOfVersion, followPdf, restorePdf } from '#features/files/server/first-file.ts';
import { withFiles } from '#features/files/server/item-files.ts';
import type { Day } from '#shared/dates.ts';
import type { Moment } from '#shared/instants.ts';
import { addressIn } from '#shared/page-versions.ts';
import { takesApplications } from '../applications-open.ts';
import { anyEventFields, congressFields, symposiumFields, workshopFields } from '../contract.ts';
import type { EventTime } from '../event-days.ts';
import type { EventKind } from '../kinds.ts';
import { eventPath } from '../paths.ts';
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
    ...files.computed(row),
    applications_open: takesApplications(applyingOf(row), moment),
    places_left: capacity > 0 ? Math.max(0, capacity - accepted) : null,
  };
}

const [startedAt, finishedAt] = [sql.ref('content.started_at'), sql.ref('content.finished_at')];

const atTime: Record<EventTime, (today: Day) => Expression<SqlBool>> = {
  // Looked up by their last days, few of which are to come; a list in order would look at every earlier event.
  running: today => sql`content.id in (
    select running.id from events as running where running.finished_at >= ${today} and running.started_at <= ${today}
  )`,
  upcoming: today => sql`${startedAt} > ${today}`,
  // The first day is compared too, because the index of lists has it.
  past: today => sql`${startedAt} < ${today} and ${finishedAt} < ${today}`,
};

const files = withFiles('events');

/** Running and upcoming events, the nearest first, then past ones, the latest first. */
function sections(today: Day): ListSection[] {
  return [
    { condition: sql`${finishedAt} >= ${today}`, direction: 'asc' },
    { condition: atTime.past(today), direction: 'desc' },
  ];
}

const narrowings = {
  when: (time: EventTime, today: Day) => atTime[time](today),
  year: yearOf('started_at'),
};

/** What all kinds of events have in common. */
const event = {
  table: 'events',
  newestBy: 'started_at',
  relatedBy: 'location',
  upcoming: { endsBy: 'finished_at', condition: atTime.upcoming },
  settle: settleApplications,
  sections,
  narrowings,
  virtualColumns: { ...files.virtualColumns, accepted: acceptedWhereLimited },
  furtherTexts: files.furtherTexts,
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
  followFiles: followPdf,
  restoreFiles: restorePdf,
  presentVersion: filesOfVersion,
  computed: (row, moment) => ({ ...applying(row, moment), date: row.started_at }),
});

export const congressContent = contentType({
  ...event,
  name: 'congress',
  where: { kind: 'congress' },
  fields: congressFields,
  computed: applying,
});

/** Events of every kind, as a list of all of them shows them. */
export const anyEventContent = contentType({
  ...event,
  name: 'event',
  fields: anyEventFields,
  narrowings: { ...narrowings, kind: (kind: EventKind) => sql`content.kind = ${kind}` },
  virtualColumns: { ...event.virtualColumns, kind: sql.ref('content.kind') },
  computed: (row, moment) => ({
    ...applying(row, moment),
    kind: row.kind,
    url: addressIn({ lang: row.lang, path: eventPath(row) }),
  }),
});

/** The columns of the texts that an event has, whatever its kind. */
export const eventTexts = [
  ...new Set([symposiumContent, workshopContent, congressContent].flatMap(({ texts }) => texts)),
];
