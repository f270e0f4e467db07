import { useTranslation } from '#ui/i18n.tsx';
import { ErrorState } from '#ui/states.tsx';
import { LoneScreen } from './lone-screen.tsx';

/** A defect while a screen was shown, or a screen that could not be loaded. */
export function AdminError() {
  const { t } = useTranslation('ui');
  return (
    <LoneScreen>
      <ErrorState text={t('pageError')} level={1} onRetry={() => window.location.reload()} />
    </LoneScreen>
  );
}
