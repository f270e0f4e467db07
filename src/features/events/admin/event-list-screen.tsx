import type { ReactNode } from 'react';
import {
  ContentListScreen,
  type ContentListScreenProps,
} from '#features/content/admin/list/content-list-screen.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { CongressSummary, SymposiumSummary, WorkshopSummary, workshopFields } from '../contract.ts';

/** The fields by which every kind is sorted. */
type SortableFields = Pick<typeof workshopFields, 'title' | 'startedAt' | 'finishedAt' | 'location'>;

export type EventSummary = SymposiumSummary | WorkshopSummary | CongressSummary;

type EventListScreenProps<Event extends EventSummary> = {
  /** Renders an event's applications; `events` are all of the page. */
  applications: (event: Event, events: readonly Event[]) => ReactNode;
} & Omit<ContentListScreenProps<Event, SortableFields>, 'defaultSort' | 'columns'>;

export function EventListScreen<Event extends EventSummary>(props: EventListScreenProps<Event>) {
  const { applications, ...list } = props;
  const { t } = useTranslation('eventsAdmin');
  const dates = useDates();
  return (
    <ContentListScreen
      {...list}
      hasYears
      isCopied
      defaultSort="-started_at"
      columns={[
        {
          header: t('columns.startedAt'),
          cell: event => dates.day(event.started_at),
          isNumeric: true,
          sort: 'started_at',
        },
        {
          header: t('columns.finishedAt'),
          cell: event => dates.day(event.finished_at),
          isNumeric: true,
          isSecondary: true,
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
          cell: applications,
          isUnlabelled: true,
        },
      ]}
    />
  );
}
