import { privacyPath } from '#shared/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './privacy-link.module.css';

/** What becomes of what is typed. */
export function PrivacyLink() {
  const { t } = useTranslation('site');
  return (
    <Link className={styles.link} to={privacyPath.href()}>
      {t('form.privacy')}
    </Link>
  );
}
