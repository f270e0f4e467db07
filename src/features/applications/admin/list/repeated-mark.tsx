import { useTranslation } from '#ui/i18n.tsx';
import styles from './repeated-mark.module.css';

export function RepeatedMark() {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <span className={styles.mark} title={t('repeatedHint')}>
      {t('repeated')}
    </span>
  );
}
