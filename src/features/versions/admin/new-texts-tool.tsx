import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { ItemToolProps } from '#features/content/admin/item-tools.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';

const NewTexts = lazy(() => import('./new-texts.tsx'));

/** Shows what an outdated translation does not have yet. */
export function NewTextsTool({ item, shape, isOpen, open, close }: ItemToolProps) {
  const { t } = useTranslation('versionsAdmin');
  if (!item || !shape) return null;
  return (
    <>
      <Button size="small" onClick={open}>
        {t('newTexts.open')}
      </Button>
      {isOpen &&
        createPortal(
          <Suspense>
            <NewTexts item={item} shape={shape} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
