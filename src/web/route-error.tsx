import { useTranslation } from '#ui/i18n.tsx';
import { ErrorState } from '#ui/states.tsx';

/** A defect while a page was rendered: the site around it stays usable. */
export function RouteError() {
  const { t } = useTranslation('ui');
  return (
    <main id="main">
      <ErrorState text={t('pageError')} level={1} onRetry={() => window.location.reload()} />
    </main>
  );
}
