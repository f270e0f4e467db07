import { useTranslation } from '#ui/i18n.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import styles from './save-progress.module.css';
import type { Sending } from './use-saving.ts';

export function SaveProgress({ sending: { what, progress } }: { sending: Sending }) {
  const { t } = useTranslation('screens');
  // At 100 % the server is still processing.
  const percent = Math.floor(progress * 100);
  const text = progress < 1 ? t(`sending.${what}`, { percent }) : t('sending.storing');
  return (
    <span className={styles.progress}>
      {text}
      <ProgressBar label={t('sending.label')} value={progress} />
    </span>
  );
}
