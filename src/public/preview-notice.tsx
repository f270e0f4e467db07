import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconInfo } from '#ui/icons/icons.ts';
import styles from './preview-notice.module.css';

/** Above the header of a preview, whose links lead to the public pages. */
export function PreviewNotice() {
  const { t } = useTranslation('site');
  return (
    <p className={styles.notice} role="note">
      <Icon path={iconInfo} />
      {t('preview')}
    </p>
  );
}
