import { ContentList } from '#features/content/public/content-list.tsx';
import type { Page } from '#shared/endpoint.ts';
import type { Language } from '#shared/language.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { isOver } from '../event-days.ts';
import type { EventKind } from '../kinds.ts';
import styles from './event-list.module.css';
import { EventRow, EventRowSkeleton } from './event-row.tsx';
import type { ShownEvent } from './shown-event.ts';

type EventListProps<Summary> = {
  kind: EventKind;
  query: (
    context: ApiContext,
    filter: { page: number; pageSize: number },
  ) => QueryOptions<Page<Summary> & { lang: Language }>;
  pageSize: number;
};

export function EventList<Summary extends ShownEvent>({ kind, query, pageSize }: EventListProps<Summary>) {
  const { t } = useTranslation('events');
  const { today } = useSite();
  const divisionsOf = (event: Summary) => {
    const year = event.started_at.slice(0, 4);
    return isOver(event, today)
      ? [
          { key: 'past', title: t('past') },
          { key: year, title: year },
        ]
      : [];
  };
  return (
    <ContentList
      t={(key, values) => t(`${kind}.${key}`, values)}
      query={query}
      pageSize={pageSize}
      skeleton={<EventRowSkeleton />}
      className={styles.rows}
      divisionsOf={divisionsOf}
    >
      {(event, { level, isFirst }) => <EventRow kind={kind} event={event} level={level} isMain={isFirst} />}
    </ContentList>
  );
}
