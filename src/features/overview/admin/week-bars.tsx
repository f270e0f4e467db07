import { Card } from '#ui/admin/card.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { Overview } from '../contract.ts';
import styles from './week-bars.module.css';

type Weeks = Overview['weeks'];

/** The applications of the last weeks as columns; this week's is marked. */
export function WeekBars({ weeks, className }: { weeks: Weeks; className: string | undefined }) {
  const { t } = useTranslation('overviewAdmin');
  const dates = useDates();
  const most = Math.max(1, ...weeks.map(({ applications }) => applications));
  return (
    <Card
      className={className}
      title={t('weeks.title')}
      aside={<p>{t('weeks.span', { weeks: weeks.length })}</p>}
    >
      <div className={styles.bars} role="img" aria-label={useSummary(weeks)}>
        {weeks.map(({ starts_on, applications }) => (
          <div key={starts_on} className={styles.week}>
            <div className={styles.column}>
              <b>{applications}</b>
              <i style={{ height: `${(applications / most) * 100}%` }} />
            </div>
            <span>{dates.shortDay(starts_on)}</span>
          </div>
        ))}
      </div>
    </Card>
  );
}

function useSummary(weeks: Weeks): string {
  const { t } = useTranslation('overviewAdmin');
  const dates = useDates();
  const count = weeks.reduce((sum, { applications }) => sum + applications, 0);
  if (count === 0) return t('weeks.none', { weeks: weeks.length });
  const busiest = weeks.reduce((best, week) => (week.applications > best.applications ? week : best));
  return t('weeks.summary', {
    weeks: weeks.length,
    count,
    most: busiest.applications,
    day: dates.shortDay(busiest.starts_on),
    current: weeks.at(-1)?.applications ?? 0,
  });
}
