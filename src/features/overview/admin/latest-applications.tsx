import { useValueNames } from '#features/applications/admin/use-value-names.ts';
import { applicationsPath } from '#features/applications/paths.ts';
import { Card } from '#ui/admin/card.tsx';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { Overview } from '../contract.ts';
import styles from './latest.module.css';

type LatestApplicationsProps = {
  applications: Overview['latest_applications'];
  className: string | undefined;
};

export function LatestApplications({ applications, className }: LatestApplicationsProps) {
  const { t } = useTranslation('overviewAdmin');
  const dates = useDates();
  const names = useValueNames();
  return (
    <Card className={className} title={t('applications.title')}>
      {applications.length === 0 && <p>{t('applications.none')}</p>}
      <ul className={styles.list}>
        {applications.map(({ id, first_name, last_name, membership_type, created_at, event }) => (
          <li key={id}>
            <span>
              <Link to={applicationsPath(event)}>
                {first_name} {last_name}
              </Link>{' '}
              <NewMark at={created_at} />
            </span>
            <time dateTime={created_at}>{dates.instant(created_at)}</time>
            <small>
              <span lang={event.lang}>{event.title}</span> · {names.membership(membership_type)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
