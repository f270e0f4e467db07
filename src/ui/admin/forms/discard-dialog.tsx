import { ConfirmDialog } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';

type DiscardDialogProps = { onDiscard: () => void; onStay: () => void };

/** Asks before unsaved changes are lost. */
export function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  const { t } = useTranslation('screens');
  return (
    <ConfirmDialog
      title={t('discard.title')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.cancel')}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {t('discard.text')}
    </ConfirmDialog>
  );
}
