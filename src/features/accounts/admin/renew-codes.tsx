import { useTranslation } from '#ui/i18n.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';

/** Gives new recovery codes, which takes a code of the app. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('twoFactor');
  return (
    <NewCodesDialog title={t('renew.title')} onClose={onClose}>
      {step => (
        <>
          <p>{t('renew.text')}</p>
          <ConfirmCode submitLabel={t('renew.submit')} {...step} />
        </>
      )}
    </NewCodesDialog>
  );
}
