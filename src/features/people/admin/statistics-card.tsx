import { useQuery } from '@tanstack/react-query';
import type { ApplicationStatistics } from '#features/applications/schemas.ts';
import { Card } from '#ui/admin/card.tsx';
import { SubLine } from '#ui/admin/lists/data-table.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { retentionQueries } from '../client.ts';
import styles from './retention.module.css';

/** What stays of applications that have gone, by year. Renders nothing before the first. */
export function StatisticsCard() {
  const { t } = useTranslation('peopleAdmin');
  const { data = [] } = useQuery(retentionQueries.statistics(useSite()));
  if (data.length === 0) return null;
  return (
    <Card title={t('retention.statistics.title')}>
      <p className={styles.hint}>{t('retention.statistics.hint')}</p>
      {[...Map.groupBy(data, ({ year }) => year)].map(([year, events]) => (
        <section key={year} className={styles.year}>
          <h3>
            {year}
            {': '}
            {t('retention.due.applications', {
              count: events.reduce((sum, { applications }) => sum + applications, 0),
            })}
          </h3>
          <ul className={styles.rows}>
            {events.map(entry => (
              <EventNumbers key={entry.event.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function EventNumbers({
  entry: { event, applications, institutions, membership_types },
}: {
  entry: ApplicationStatistics;
}) {
  const { t } = useTranslation('peopleAdmin');
  const inWords = (counted: ApplicationStatistics['institutions']) =>
    counted
      .map(({ name, applications }) => `${name ?? t('retention.statistics.others')} ${applications}`)
      .join(', ');
  return (
    <li>
      <span>{applications}</span>
      <span>
        {event.title}
        <SubLine>{t('retention.statistics.institutions', { list: inWords(institutions) })}</SubLine>
        <SubLine>{t('retention.statistics.memberships', { list: inWords(membership_types) })}</SubLine>
      </span>
    </li>
  );
}
