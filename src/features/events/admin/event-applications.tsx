import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { applicationQueries } from '#features/applications/client.ts';
import { applicationsPath } from '#features/applications/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconWarning } from '#ui/icons.ts';
import { Link } from '#ui/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CongressSummary, SymposiumSummary, WorkshopSummary } from '../contract.ts';
import type { EventKind } from '../kinds.ts';
import styles from './event-applications.module.css';

export type EventSummary = SymposiumSummary | WorkshopSummary | CongressSummary;

type EventApplicationsProps = { kind: EventKind; event: EventSummary; events: readonly EventSummary[] };

/** How many have applied to an event and whether more can; all rows of a page read the answer of one call. */
export function EventApplications({ kind, event, events }: EventApplicationsProps) {
  const { t } = useTranslation(['eventsAdmin', 'screens']);
  const ids = events.map(({ id }) => id);
  const { data } = useQuery({
    ...applicationQueries.counts(useSite(), ids),
    placeholderData: keepPreviousData,
  });
  const count = data?.find(({ id }) => id === event.id)?.count;
  const text = count === undefined ? t('columns.applications') : t('applications.link', { count });
  return (
    <span className={styles.applications}>
      <Link
        className={styles.count}
        to={applicationsPath({ kind, id: event.id })}
        aria-label={t('screens:ofItem', { action: text, item: event.title })}
      >
        {text}
      </Link>
      <Tag look={event.applications_open ? 'open' : 'closed'}>
        {event.applications_open ? t('applications.open') : t('applications.closed')}
      </Tag>
      {'capacity' in event && count !== undefined && <OverCapacity count={count} capacity={event.capacity} />}
    </span>
  );
}

/** Says where more have applied than can take part; a capacity of 0 is none that was stated. */
function OverCapacity({ count, capacity }: { count: number; capacity: number }) {
  const { t } = useTranslation('eventsAdmin');
  if (capacity === 0 || count <= capacity) return null;
  return (
    <span className={styles.over}>
      <Icon path={iconWarning} />
      {t('applications.over', { count: capacity })}
    </span>
  );
}
