import { ContentList, type ContentListProps } from '#features/content/public/content-list.tsx';
import { onlyParameter } from '#shared/site-query.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { isOver } from '../event-days.ts';
import type { EventKind } from '../kinds.ts';
import { EventLine } from './event-line.tsx';
import styles from './event-list.module.css';
import { EventRow, EventRowSkeleton } from './event-row.tsx';
import type { ShownEvent } from './shown-event.ts';

type EventListProps<Summary> = Pick<
  ContentListProps<Summary>,
  't' | 'query' | 'pageSize' | 'above' | 'parameters' | 'narrowedTo'
> & {
  kindOf: (event: Summary) => EventKind;
  /** Whether each says which kind it is. */
  tellsKind?: boolean;
};

/** What runs and what comes in large rows, what was in one line each, below its year. */
export function EventList<Summary extends ShownEvent>(props: EventListProps<Summary>) {
  const { kindOf, tellsKind = false, ...list } = props;
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
      parameters={[onlyParameter]}
      {...list}
      skeleton={<EventRowSkeleton />}
      className={styles.rows}
      divisionsOf={divisionsOf}
    >
      {(event, { level, isFirst }) => {
        const row = { kind: kindOf(event), event, level, tellsKind };
        return isOver(event, today) ? <EventLine {...row} /> : <EventRow {...row} isMain={isFirst} />;
      }}
    </ContentList>
  );
}
