import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { ItemToolProps } from '#features/content/admin/item-tools.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';

const ItemHistory = lazy(() => import('./item-history.tsx'));

/** Only for editors: a restored version replaces what their forms have. */
export function HistoryTool({ item, shape, form, isOpen, open, close }: ItemToolProps) {
  const { t } = useTranslation('versionsAdmin');
  if (!item || !shape || !form) return null;
  return (
    <>
      <Button look="ghost" onClick={open}>
        {t('title')}
      </Button>
      {isOpen &&
        // Outside of the form around the button, which Enter would save.
        createPortal(
          <Suspense>
            <ItemHistory item={item} shape={shape} form={form} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
