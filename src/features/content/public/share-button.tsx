import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import styles from './share-button.module.css';

/** Offers the page's address to the device's own ways of sharing, or copies it. Without scripts it is hidden. */
export function ShareButton() {
  const { t } = useTranslation('content');
  const { language, isPreview } = useSite();
  const toasts = useToasts();
  const share = () => void import('./share.ts').then(code => code.shareAddress(language, toasts));
  return (
    !isPreview && (
      <button type="button" className={styles.share} onClick={share}>
        {t('share')}
      </button>
    )
  );
}
