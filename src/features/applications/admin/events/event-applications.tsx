import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ForAdministrators } from '#features/accounts/admin/for-administrators.tsx';
import type { EventSummary } from '#features/events/admin/event-list-screen.tsx';
import type { EventKind } from '#features/events/kinds.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconWarning } from '#ui/icons/icons.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { applicationQueries } from '../../client.ts';
import { applicationsPath } from '../../paths.ts';
import { applicationAdminQueries } from '../queries.ts';
import styles from './event-applications.module.css';

type EventApplicationsProps = { kind: EventKind; event: EventSummary; events: readonly EventSummary[] };

/** Whether an event takes applications, for administrators with their number. */
export function EventApplications(props: EventApplicationsProps) {
  const { t } = useTranslation('eventsAdmin');
  const { applications_open } = props.event;
  return (
    <span className={styles.applications}>
      <ForAdministrators>
        <ApplicationCount {...props} />
      </ForAdministrators>
      <Tag look={applications_open ? 'open' : 'closed'}>
        {applications_open ? t('applications.open') : t('applications.closed')}
      </Tag>
    </span>
  );
}

/** One call counts for all rows of a page. */
function ApplicationCount({ kind, event, events }: EventApplicationsProps) {
  const { t } = useTranslation(['eventsAdmin', 'screens']);
  const ids = events.map(({ id }) => id);
  const { data } = useQuery({
    ...applicationAdminQueries.counts(useSite(), ids),
    placeholderData: keepPreviousData,
  });
  const counted = data?.find(({ id }) => id === event.id);
  const count = counted?.count;
  const text = count === undefined ? t('columns.applications') : t('applications.link', { count });
  return (
    <>
      <Link
        className={styles.count}
        to={applicationsPath({ kind, id: event.id })}
        aria-label={t('screens:ofItem', { action: text, item: event.title })}
      >
        {text}
      </Link>
      {'capacity' in event && counted && (
        <OverCapacity accepted={counted.by_status.accepted} capacity={event.capacity} />
      )}
    </>
  );
}

/** Shown if more have a place than there are. A capacity of 0 is no limit. */
function OverCapacity({ accepted, capacity }: { accepted: number; capacity: number }) {
  const { t } = useTranslation('applicationsAdmin');
  if (capacity === 0 || accepted <= capacity) return null;
  return (
    <span className={styles.over}>
      <Icon path={iconWarning} />
      {t('places.over', { count: accepted - capacity })}
    </span>
  );
}

type ApplicationsLinkProps = { kind: EventKind; id: number };

export function ApplicationsLink(props: ApplicationsLinkProps) {
  return (
    <ForAdministrators>
      <CountedLink {...props} />
    </ForAdministrators>
  );
}

function CountedLink({ kind, id }: ApplicationsLinkProps) {
  const { t } = useTranslation('eventsAdmin');
  const { data } = useQuery(applicationQueries.count(useSite(), id));
  return (
    <ButtonLink to={applicationsPath({ kind, id })}>
      {data ? t('applications.link', data) : t('columns.applications')}
    </ButtonLink>
  );
}
