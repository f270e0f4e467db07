import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import linked from '#ui/navigation/linked-item.module.css';
import { OnwardLink } from '#ui/navigation/standalone-link.tsx';
import { Section } from '#ui/pages/section.tsx';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, SkeletonLine, staleClass } from '#ui/states/states.tsx';
import { eventQueries } from '../client.ts';
import type { EventSummary } from '../contract.ts';
import { allEventsPath, eventPath } from '../paths.ts';
import styles from './coming-events.module.css';
import { DateBox, WrittenDays } from './date-box.tsx';
import { EventLink } from './event-link.tsx';
import { EventStatus } from './event-status.tsx';

const useComingEvents = () =>
  useQuery({ ...eventQueries.coming(useSite()), placeholderData: keepPreviousData });

/** The next event of any kind that takes place, in one line; nothing where there is none. */
export function NextEvent({ className }: { className: string | undefined }) {
  const { t, list } = useTranslation('events');
  const { today } = useSite();
  const event = useComingEvents().data?.next;
  if (!event) return null;
  const { started_at, title, location, lang } = event;
  const day = t('coming.day', {
    day: Number(started_at.slice(8)),
    month: list('coming.months')[Number(started_at.slice(5, 7)) - 1] ?? '',
  });
  return (
    <p className={className}>
      <span>{started_at > today ? t('coming.next') : t('coming.running')}</span>{' '}
      <Link to={eventPath(event)}>
        {day}, <span lang={lang}>{tidy(`${title}, ${location}`, lang)}</span>
      </Link>
    </p>
  );
}

/** What runs and comes next, of any kind. */
export function ComingEvents({ id }: { id: string }) {
  const { t } = useTranslation('events');
  return (
    <Section
      id={id}
      title={t('coming.title')}
      isTinted
      aside={<OnwardLink to={allEventsPath.href()}>{t('all.title')}</OnwardLink>}
    >
      <Events />
    </Section>
  );
}

function Events() {
  const { t } = useTranslation(['events', 'ui']);
  const { data, isError, isPlaceholderData, refetch } = useComingEvents();
  if (isError && !data) return <ErrorState text={t('ui:listError')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading className={styles.events}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </Loading>
    );
  }
  if (data.items.length === 0)
    return <EmptyState title={t('coming.empty.title')} text={t('coming.empty.text')} />;
  return (
    <div className={[styles.events, staleClass(isPlaceholderData)].filter(Boolean).join(' ')}>
      {data.items.map(event => (
        <ComingEvent key={event.id} event={event} />
      ))}
    </div>
  );
}

function ComingEvent({ event }: { event: EventSummary }) {
  const { kind, location, lang } = event;
  return (
    <article className={`${linked.item} ${styles.event}`}>
      <DateBox event={event} isOver={false} />
      <div>
        <h3 className={`${linked.title} ${styles.title}`} lang={lang}>
          <EventLink kind={kind} event={event} />
        </h3>
        <WrittenDays event={event} />
        <p className={styles.place} lang={lang}>
          {tidy(location, lang)}
        </p>
      </div>
      <div>
        <EventStatus event={event} />
      </div>
    </article>
  );
}
