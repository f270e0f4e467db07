import { useTranslation } from '#ui/i18n.tsx';
import { ErrorState } from '#ui/states.tsx';

/** The same within the shell, whose menu stays: what leads elsewhere may work. */
export function ScreenError() {
  const { t } = useTranslation('ui');
  return <ErrorState text={t('pageError')} level={1} onRetry={() => void reload()} />;
}

/** Begins anew only where there is an answer: without a connection the browser would show a page of its own. */
async function reload(): Promise<void> {
  const response = await fetch('/api/health').catch(() => undefined);
  if (response?.ok) window.location.reload();
}
