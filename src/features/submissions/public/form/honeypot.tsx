import { useTranslation } from '#ui/i18n.tsx';
import { honeypotField } from '../../honeypot.ts';
import styles from './honeypot.module.css';

/** A field that only a program fills in (`detectSpam`): nobody sees it, reaches it by keyboard or hears of it. */
export function Honeypot() {
  const { t } = useTranslation('site');
  return (
    <label className={styles.honeypot}>
      {t('form.trap')}
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
