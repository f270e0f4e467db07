import { useQuery } from '@tanstack/react-query';
import { applicationsPath } from '#features/applications/paths.ts';
import type { EventKind } from '#features/events/kinds.ts';
import { mailAdminPaths } from '#features/mail/paths.ts';
import { questionAdminPaths } from '#features/questions/paths.ts';
import { spamHash } from '#features/submissions/paths.ts';
import type { RetentionKind } from '#shared/retention.ts';
import { Card } from '#ui/admin/card.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { type Due, retentionQueries } from '../client.ts';
import styles from './retention.module.css';

/** What goes in the next 30 days, with the way to it. */
export function DueCard() {
  const { t } = useTranslation('peopleAdmin');
  const due = useQuery(retentionQueries.due(useSite()));
  return (
    <Card title={t('retention.due.title')}>
      <Loaded query={due} error={t('retention.loadError')}>
        {groups =>
          groups.length > 0 ? (
            <ul className={styles.rows}>
              {groups.map(group => (
                <DueRow key={`${group.goes_on} ${group.kind} ${group.about?.id}`} group={group} />
              ))}
            </ul>
          ) : (
            <p>{t('retention.due.nothing')}</p>
          )
        }
      </Loaded>
    </Card>
  );
}

const lists: Readonly<Partial<Record<RetentionKind, string>>> = {
  questions: questionAdminPaths.list.href(),
  mails: mailAdminPaths.list.href(),
  spam: questionAdminPaths.list.href() + spamHash,
};

function DueRow({ group: { kind, goes_on, count, about } }: { group: Due[number] }) {
  const dates = useDates();
  const { t } = useTranslation('peopleAdmin');
  const text = t(`retention.due.${kind}`, { count });
  const list = lists[kind];
  return (
    <li>
      <time dateTime={goes_on}>{dates.day(goes_on)}</time>
      <span>
        {list ? <Link to={list}>{text}</Link> : text}
        {about && (
          <>
            {': '}
            <Link to={applicationsPath({ kind: about.type as EventKind, id: about.id })}>{about.title}</Link>
          </>
        )}
      </span>
    </li>
  );
}
