import { formatDay } from '#shared/dates.ts';
import { dayIn, wallClock } from '#shared/instants.ts';
import { tidy } from '#shared/text/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { applicationsAt, toldPlaces } from '../applications-open.ts';
import styles from './event-applications.module.css';
import type { ShownEvent } from './shown-event.ts';

/** Whether and until when one can apply, and the link to the form below the event. */
export function EventApplications({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const site = useSite();
  const span = useSpan(event);
  const state = applicationsAt(event, site);
  if (state === 'notNeeded') return <p className={styles.notNeeded}>{t('notNeeded')}</p>;
  if (state === 'upcoming') return <p className={styles.notNeeded}>{tidy(t('openBetween', span))}</p>;
  if (state === 'closed' || state === 'cancelled') {
    return (
      <p className={styles.closed}>
        {state === 'closed' ? (
          <Tag look="closed">{t('closed')}</Tag>
        ) : (
          <Tag look="failed">{t('cancelled')}</Tag>
        )}
      </p>
    );
  }
  if (state === 'full') return <EventPlaces event={event} className={styles.places} />;
  return (
    <>
      <EventPlaces event={event} className={styles.places} />
      <ButtonLink look="primary" className={styles.button} to="#prijava">
        {t('apply')}
      </ButtonLink>
      <p className={styles.hint}>{tidy(t('openUntil', { day: span.until }))}</p>
    </>
  );
}

/** How many places are left of an event that takes applications; nothing where that is not told. */
export function EventPlaces({ event, className }: { event: ShownEvent; className: string | undefined }) {
  const { t } = useTranslation('events');
  const state = applicationsAt(event, useSite());
  const count = toldPlaces(event);
  if (count === undefined) return null;
  const whenFull = state === 'waitingList' ? t('waitingList') : t('full');
  const text = count > 0 ? t('placesLeft', { count }) : whenFull;
  return <p className={className}>{tidy(text)}</p>;
}

/** From and until when one can apply: instants, or the last day where that decides. */
function useSpan({ apply_from, apply_until, finished_at }: ShownEvent) {
  const { t } = useTranslation('events');
  const { language, timeZone } = useSite();
  const format = (instant: string) => {
    const [day = '', time = ''] = wallClock(timeZone, new Date(instant)).split('T');
    return t('moment', { day: formatDay(day, language), time });
  };
  const isBefore = apply_until !== null && dayIn(timeZone, new Date(apply_until)) <= finished_at;
  return {
    from: apply_from ? format(apply_from) : '',
    until: isBefore ? format(apply_until) : formatDay(finished_at, language),
  };
}
