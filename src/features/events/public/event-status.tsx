import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { applicationsAt, toldPlaces } from '../applications-open.ts';
import { timeOf } from '../event-days.ts';
import styles from './event-status.module.css';
import type { ShownEvent } from './shown-event.ts';

/** Whether an event that is not over runs or was cancelled, and whether one can still come to it. */
export function EventStatus({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const { today } = useSite();
  if (event.cancelled) {
    return (
      <p className={styles.status}>
        <Tag look="failed">{t('tags.cancelled')}</Tag>
      </p>
    );
  }
  return (
    <p className={styles.status}>
      {timeOf(event, today) === 'running' && <Tag look="open">{t('tags.running')}</Tag>}
      <Applications event={event} />
    </p>
  );
}

function Applications({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const { today, timeZone, language } = useSite();
  const { apply_from, apply_until, finished_at } = event;
  const dayOf = (instant: string) => formatDay(dayIn(timeZone, new Date(instant)), language);
  const places = toldPlaces(event);
  switch (applicationsAt(event, { today, timeZone })) {
    case 'open': {
      const last = apply_until && dayIn(timeZone, new Date(apply_until));
      const until = formatDay(last && last < finished_at ? last : finished_at, language);
      return (
        <>
          <Tag look="open">{t('tags.open', { day: until })}</Tag>
          {places !== undefined && <span>{t('placesLeft', { count: places })}</span>}
        </>
      );
    }
    case 'waitingList':
      return <Tag look="scheduled">{t('tags.waitingList')}</Tag>;
    case 'full':
      return <Tag look="closed">{t('tags.full')}</Tag>;
    case 'upcoming':
      return <Tag look="scheduled">{t('tags.upcoming', { day: dayOf(apply_from ?? '') })}</Tag>;
    case 'notNeeded':
      return <span>{t('tags.notNeeded')}</span>;
    default:
      return <Tag look="closed">{t('tags.closed')}</Tag>;
  }
}
