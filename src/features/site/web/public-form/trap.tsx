import { trapField } from '#features/suspects/trap.ts';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './trap.module.css';

/** A field that only a program fills in (`judge`): nobody sees it, reaches it by keyboard or hears of it. */
export function Trap() {
  const { t } = useTranslation('site');
  return (
    <label className={styles.trap}>
      {t('form.trap')}
      <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
