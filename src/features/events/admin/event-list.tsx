import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { applicationQueries } from '#features/applications/client.ts';
import { applicationsPath } from '#features/applications/panel-paths.ts';
import { ContentList, type ContentListProps } from '#features/site/admin/content-list.tsx';
import { formatDay } from '#shared/dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CongressSummary, SymposiumSummary, WorkshopSummary } from '../contract.ts';
import type { EventKind } from '../kinds.ts';
import styles from './event-list.module.css';

type EventSummary = SymposiumSummary | WorkshopSummary | CongressSummary;

const sortable = ['title', 'started_at', 'finished_at', 'location'] as const;

type EventListProps<Event extends EventSummary> = { kind: EventKind } & Omit<
  ContentListProps<Event, (typeof sortable)[number]>,
  'sortable' | 'defaultSort' | 'columns'
>;

/** The list of a kind of event: when, where, and how many have applied. */
export function EventList<Event extends EventSummary>({ kind, ...list }: EventListProps<Event>) {
  const { t } = useTranslation('eventsPanel');
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
          isNumeric: true,
        },
      ]}
    />
  );
}

type ApplicationsProps = { kind: EventKind; event: EventSummary; events: readonly EventSummary[] };

/** How many have applied to an event and whether more can; all rows of a page read the answer of one call. */
export function EventApplications({ kind, event, events }: ApplicationsProps) {
  const { t } = useTranslation('eventsPanel');
  const ids = events.map(({ id }) => id);
  const { data } = useQuery({
    ...applicationQueries.counts(useSite(), ids),
    placeholderData: keepPreviousData,
  });
  const count = data?.find(({ id }) => id === event.id)?.count;
  return (
    <span className={styles.applications}>
      <Link
        className={styles.count}
        to={applicationsPath({ kind, id: event.id })}
        aria-label={count === undefined ? t('applications.unknown') : t('applications.review', { count })}
      >
        {count ?? '–'}
      </Link>
      <Tag look={event.applications_open ? 'open' : 'closed'}>
        {event.applications_open ? t('applications.open') : t('applications.closed')}
      </Tag>
    </span>
  );
}
