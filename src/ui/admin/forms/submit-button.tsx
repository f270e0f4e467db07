import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';

/** Saves the form around it. */
export function SubmitButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('screens');
  return (
    <Button look="primary" type="submit" isBusy={isBusy} busyLabel={t('saving')}>
      {t('save')}
    </Button>
  );
}
