import { useEffect, useRef } from 'react';
import { saveFile } from '#ui/admin/files/save-file.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { session } from '../session.ts';
import styles from './two-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void };

/** Shows the codes, which nobody can read later, to be copied, printed or saved. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('twoFactor');
  const { showSuccess, showError } = useToasts();
  const whose = t('codes.whose', { host: window.location.host, email: session.user()?.email ?? '' });
  const text = [whose, t('codes.once'), '', ...codes, ''].join('\r\n');
  const list = useRef<HTMLUListElement>(null);
  // The form that had the focus is gone.
  useEffect(() => list.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess(t('codes.copied')),
      () => showError(t('codes.copyFailed')),
    );
  return (
    <>
      <div className={styles.paper}>
        <p>{t('codes.text')}</p>
        <p className={styles.whose}>{whose}</p>
        <ul ref={list} className={styles.codes} tabIndex={-1} aria-label={t('codes.title')}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('codes.copy')}</Button>
        <Button onClick={() => window.print()}>{t('codes.print')}</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.fileName'))}>
          {t('codes.save')}
        </Button>
        <Button look="primary" onClick={onClose}>
          {t('codes.done')}
        </Button>
      </div>
    </>
  );
}
