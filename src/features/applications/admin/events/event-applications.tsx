import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EventSummary } from '#features/events/admin/event-list-screen.tsx';
import type { EventKind } from '#features/events/kinds.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconWarning } from '#ui/icons.ts';
import { Link } from '#ui/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { applicationQueries } from '../../client.ts';
import { applicationsPath } from '../../paths.ts';
import { applicationAdminQueries } from '../queries.ts';
import styles from './event-applications.module.css';

type EventApplicationsProps = { kind: EventKind; event: EventSummary; events: readonly EventSummary[] };

/** The number of applications to an event and whether it takes more. One call counts for all rows of a page. */
export function EventApplications({ kind, event, events }: EventApplicationsProps) {
  const { t } = useTranslation(['eventsAdmin', 'screens']);
  const ids = events.map(({ id }) => id);
  const { data } = useQuery({
    ...applicationAdminQueries.counts(useSite(), ids),
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

/** Shown if there are more applications than places. A capacity of 0 is not stated. */
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

export function ApplicationsLink({ kind, id }: { kind: EventKind; id: number }) {
  const { t } = useTranslation('eventsAdmin');
  const { data } = useQuery(applicationQueries.count(useSite(), id));
  return (
    <ButtonLink to={applicationsPath({ kind, id })}>
      {data ? t('applications.link', data) : t('columns.applications')}
    </ButtonLink>
  );
}
