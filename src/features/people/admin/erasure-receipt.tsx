import type { ResponseOf } from '#shared/api/endpoint.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { peopleCalls } from '../contract.ts';
import { countsInWords } from '../texts/record.ts';
import styles from './people.module.css';

type ErasureReceiptProps = { receipt: ResponseOf<typeof peopleCalls.erase>; onClose: () => void };

/** What was erased and when, for the association's files. */
export function ErasureReceipt({ receipt, onClose }: ErasureReceiptProps) {
  const { t } = useTranslation(['peopleAdmin', 'ui']);
  const dates = useDates();
  const { showSuccess, showError } = useToasts();
  const counts = countsInWords(receipt.counts, useLanguage());
  const lines = [
    t('receipt.text', { at: dates.instant(receipt.erased_at) }),
    counts ? t('receipt.counts', { counts }) : t('receipt.nothing'),
  ];
  const copy = () =>
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => showSuccess(t('receipt.copied')),
      () => showError(t('receipt.copyFailed')),
    );
  return (
    <Sheet
      title={t('receipt.title')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('receipt.copy')}</Button>
          <Button look="primary" onClick={onClose} data-autofocus>
            {t('ui:close')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        <p className={styles.hint}>{t('receipt.hint')}</p>
      </div>
    </Sheet>
  );
}
