import type { Day } from '#shared/dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { formatDays } from '../event-days.ts';
import styles from './date-box.module.css';

type DateBoxProps = { event: { started_at: Day; finished_at: Day }; isOver: boolean };

/**
 * The days as on a tear-off calendar, yellow until the event is over. Hidden from screen readers: beside it stands
 * `WrittenDays`.
 */
export function DateBox({ event, isOver }: DateBoxProps) {
  return (
    <div className={`${styles.box} ${isOver ? '' : styles.coming}`} aria-hidden="true">
      <Days event={event} />
    </div>
  );
}

/** The days for who does not see the box. */
export function WrittenDays({ event }: Pick<DateBoxProps, 'event'>) {
  return <span className="visually-hidden">{formatDays(event, useSite().language)}</span>;
}

function Days({ event: { started_at: first, finished_at: last } }: Pick<DateBoxProps, 'event'>) {
  const { t, list } = useTranslation('events');
  const monthOf = (day: Day) => list('months')[Number(day.slice(5, 7)) - 1] ?? '';
  const dayOf = (day: Day) => Number(day.slice(8));
  const years = [...new Set([first, last].map(day => Number(day.slice(0, 4))))].join('–');
  if (first.slice(0, 7) !== last.slice(0, 7)) {
    return (
      <>
        <b className={styles.months}>
          {t('dayOfMonth', { day: dayOf(first), month: monthOf(first) })}
          {' –'}
          <br />
          {t('dayOfMonth', { day: dayOf(last), month: monthOf(last) })}
        </b>
        <span>{t('year', { year: years })}</span>
      </>
    );
  }
  return (
    <>
      <span>{monthOf(first)}</span>
      {first === last ? (
        <b>{dayOf(first)}</b>
      ) : (
        <b className={styles.days}>{`${dayOf(first)}–${dayOf(last)}`}</b>
      )}
      <span>{t('year', { year: years })}</span>
    </>
  );
}
