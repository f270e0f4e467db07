import { mailsPath } from '#features/mail/paths.ts';
import { appliedPath } from '#features/members/paths.ts';
import { questionAdminPaths } from '#features/questions/paths.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import type { Overview } from '../contract.ts';
import styles from './spam-note.module.css';

/** What has come since the last visit. Renders nothing if nothing has. */
export function ArrivalsNote({ arrivals }: Pick<Overview, 'arrivals'>) {
  const { t } = useTranslation('overviewAdmin');
  const dates = useDates();
  if (!arrivals) return null;
  const { since, applications, questions, memberships, suspects, failed_mails } = arrivals;
  const kinds = [
    { kind: 'applications', count: applications },
    { kind: 'questions', count: questions, path: questionAdminPaths.list.href() },
    { kind: 'memberships', count: memberships, path: appliedPath() },
    { kind: 'suspects', count: suspects },
    { kind: 'mails', count: failed_mails, path: mailsPath('failed') },
  ] as const;
  const arrived = kinds.filter(({ count }) => count > 0);
  if (arrived.length === 0) return null;
  return (
    <Note className={styles.note}>
      <strong>{t('arrivals.title', { moment: dates.instant(since) })}</strong>
      <ul>
        {arrived.map(({ kind, count, ...link }) => {
          const text = t(`arrivals.${kind}`, { count });
          return <li key={kind}>{'path' in link ? <Link to={link.path}>{text}</Link> : text}</li>;
        })}
      </ul>
    </Note>
  );
}
