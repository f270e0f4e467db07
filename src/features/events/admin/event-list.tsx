import { ContentList, type ContentListProps } from '#features/content/admin/content-list.tsx';
import { formatDay } from '#shared/dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { EventKind } from '../kinds.ts';
import { EventApplications, type EventSummary } from './event-applications.tsx';

const sortable = ['title', 'started_at', 'finished_at', 'location'] as const;

type EventListProps<Event extends EventSummary> = { kind: EventKind } & Omit<
  ContentListProps<Event, (typeof sortable)[number]>,
  'sortable' | 'defaultSort' | 'columns'
>;

/** The list of a kind of event: when, where, and how many have applied. */
export function EventList<Event extends EventSummary>({ kind, ...list }: EventListProps<Event>) {
  const { t } = useTranslation('eventsAdmin');
  return (
    <ContentList
      {...list}
      sortable={sortable}
      defaultSort="-started_at"
      columns={[
        {
          header: t('columns.startedAt'),
          cell: event => formatDay(event.started_at, 'bs'),
          isNumeric: true,
          sort: 'started_at',
        },
        {
          header: t('columns.finishedAt'),
          cell: event => formatDay(event.finished_at, 'bs'),
          isNumeric: true,
          sort: 'finished_at',
        },
        {
          header: t('columns.location'),
          cell: event => <span lang={event.lang}>{event.location}</span>,
          isSecondary: true,
          sort: 'location',
        },
        {
          header: t('columns.applications'),
          cell: (event, events) => <EventApplications kind={kind} event={event} events={events} />,
          isUnlabelled: true,
        },
      ]}
    />
  );
}
