import type { Day } from '#shared/dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './date-box.module.css';

/**
 * A day as on a tear-off calendar, yellow until the event is over. Hidden from screen readers: the text
 * beside it has the dates.
 */
export function DateBox({ day, isOver }: { day: Day; isOver: boolean }) {
  const { t, list } = useTranslation('events');
  return (
    <div className={`${styles.box} ${isOver ? '' : styles.coming}`} aria-hidden="true">
      <span>{list('months')[Number(day.slice(5, 7)) - 1]}</span>
      <b>{Number(day.slice(8, 10))}</b>
      <span>{t('year', { year: Number(day.slice(0, 4)) })}</span>
    </div>
  );
}
