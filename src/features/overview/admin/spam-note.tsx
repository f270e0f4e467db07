import { applicationsPath } from '#features/applications/paths.ts';
import { memberAdminPaths } from '#features/members/paths.ts';
import { questionAdminPaths } from '#features/questions/paths.ts';
import { spamHash } from '#features/submissions/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import type { Overview } from '../contract.ts';
import styles from './spam-note.module.css';

/** The number of suspected submissions, with links: some may be real. Renders nothing if there are none. */
export function SpamNote({ suspects: { questions, memberships, applications } }: Pick<Overview, 'suspects'>) {
  const { t } = useTranslation('overviewAdmin');
  const count = applications.reduce((sum, { suspects }) => sum + suspects, questions + memberships);
  if (count === 0) return null;
  return (
    <Note className={styles.note}>
      <strong>{t('suspects.title', { count })}</strong>
      {t('suspects.text')}
      <ul>
        {questions > 0 && (
          <li>
            <Link to={questionAdminPaths.list.href() + spamHash}>
              {t('suspects.questions', { count: questions })}
            </Link>
          </li>
        )}
        {memberships > 0 && (
          <li>
            <Link to={memberAdminPaths.list.href() + spamHash}>
              {t('suspects.memberships', { count: memberships })}
            </Link>
          </li>
        )}
        {applications.map(event => (
          <li key={event.id}>
            <Link to={applicationsPath(event) + spamHash}>
              {t('suspects.applications', { count: event.suspects })}
              <span lang={event.lang}>{event.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
