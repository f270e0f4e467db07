import { useTranslation } from '#ui/i18n.tsx';
import { ErrorState } from './states.tsx';

/** Shown in place of a page that could not be rendered or loaded. */
export function PageError({ onRetry = () => void reload() }: { onRetry?: () => void }) {
  const { t } = useTranslation('ui');
  return <ErrorState text={t('pageError')} level={1} onRetry={onRetry} />;
}

/** Reloads only if the server responds: without a connection the browser would show its own error page. */
async function reload(): Promise<void> {
  const response = await fetch('/api/health').catch(() => undefined);
  if (response?.ok) window.location.reload();
}
