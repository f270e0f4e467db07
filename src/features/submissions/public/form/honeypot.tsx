import { useTranslation } from '#ui/i18n.tsx';
import { honeypotField } from '../../honeypot.ts';
import styles from './honeypot.module.css';

/** A field that only programs fill in (`detectSpam`): it is hidden from users. */
export function Honeypot() {
  const { t } = useTranslation('site');
  return (
    <label className={styles.honeypot}>
      {t('form.trap')}
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
