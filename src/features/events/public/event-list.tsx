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
      t={(key, values) => t(`${kind}.${key}`, values)}
      query={query}
      pageSize={pageSize}
      skeleton={<EventRowSkeleton />}
      className={styles.rows}
    >
      {(event, isFirst) => <EventRow kind={kind} event={event} isMain={isFirst} />}
    </ContentList>
  );
}
