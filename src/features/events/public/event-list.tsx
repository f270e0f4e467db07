import { ContentList } from '#features/content/public/content-list.tsx';
import type { Page } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { EventKind } from '../kinds.ts';
import styles from './event-list.module.css';
import { EventRow, EventRowSkeleton } from './event-row.tsx';
import type { ShownEvent } from './shown-event.ts';

type EventListProps<Summary> = {
  kind: EventKind;
  query: (context: ApiContext, filter: { page: number; pageSize: number }) => QueryOptions<Page<Summary>>;
  pageSize: number;
};

export function EventList<Summary extends ShownEvent>({ kind, query, pageSize }: EventListProps<Summary>) {
  const { t } = useTranslation('events');
  return (
    <ContentList
      query={query}
      pageSize={pageSize}
      texts={{
        title: t(`${kind}.title`),
        lead: t(`${kind}.lead`),
        loading: t(`${kind}.loading`),
        errorTitle: t(`${kind}.errorTitle`),
        error: t('listError'),
        empty: { title: t(`${kind}.empty.title`), text: t(`${kind}.empty.text`) },
      }}
      range={values => t(`${kind}.range`, values)}
      skeleton={<EventRowSkeleton />}
      className={styles.rows}
    >
      {events =>
        events.map((event, index) => (
          <EventRow key={event.id} kind={kind} event={event} isMain={index === 0} />
        ))
      }
    </ContentList>
  );
}
