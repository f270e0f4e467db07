import { applicationsPath } from '#features/applications/paths.ts';
import { Card } from '#ui/admin/card.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { Overview } from '../contract.ts';
import styles from './event-bars.module.css';

type EventBarsProps = { events: Overview['events']; className: string | undefined };

/** The events with the most applications, as bars below the numbers. */
export function EventBars({ events, className }: EventBarsProps) {
  const { t } = useTranslation(['overviewAdmin', 'applicationsAdmin']);
  const most = Math.max(1, ...events.map(({ applications }) => applications));
  return (
    <Card className={className} title={t('events.title')}>
      {events.length === 0 && <p>{t('events.none')}</p>}
      <ul className={styles.events}>
        {events.map(({ applications, versions, ...event }) => (
          <li key={event.id}>
            <Link to={applicationsPath(event)}>
              <span lang={event.lang}>{event.title}</span>{' '}
              <small>{t(`applicationsAdmin:kinds.${event.kind}`)}</small>
            </Link>
            <b>{applications}</b>
            {versions.length > 1 && (
              <span className={styles.versions}>
                {versions.map(({ id, lang, applications: count }) => (
                  <Link key={id} to={applicationsPath({ kind: event.kind, id })}>
                    {t('events.version', { language: lang.toUpperCase(), count })}
                  </Link>
                ))}
              </span>
            )}
            <i className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(applications / most) * 100}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </Card>
  );
}
