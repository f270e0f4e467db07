import { useTranslation } from '#ui/i18n.tsx';
import styles from './skip-link.module.css';

/** The first link of every page, visible while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation('ui');
  return (
    <a className={styles.skip} href="#main">
      {t('skip')}
    </a>
  );
}
