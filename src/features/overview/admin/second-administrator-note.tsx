import { accountAdminPaths } from '#features/accounts/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import type { Overview } from '../contract.ts';
import styles from './spam-note.module.css';

/** Asks for a second administrator until there is one: a single one who leaves takes the accounts along. */
export function SecondAdministratorNote({ administrators }: Pick<Overview, 'administrators'>) {
  const { t } = useTranslation('overviewAdmin');
  if (administrators > 1) return null;
  return (
    <Note className={styles.note}>
      <strong>{t('secondAdministrator.title')}</strong>
      {t('secondAdministrator.text')}{' '}
      <Link to={accountAdminPaths.list.href()}>{t('secondAdministrator.link')}</Link>
    </Note>
  );
}
