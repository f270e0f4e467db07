import { lazy, Suspense, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ItemToolProps } from '#features/content/admin/item-tools.tsx';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { hasFiles } from '../kinds.ts';

const FileManager = lazy(() => import('./file-manager.tsx'));

/** A new item is saved first, because files belong to a stored one; any other form is left as it is. */
export function FilesTool({ item, type, form, isOpen, open, close }: ItemToolProps) {
  const { t } = useTranslation('filesAdmin');
  const button = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  if (!hasFiles(type)) return null;
  // After a save the manager was opened by a form that is gone.
  const finish = () => {
    close();
    focusLater(() => button.current?.focus());
  };
  return (
    <>
      <Button ref={button} look="ghost" onClick={item || !form ? open : form.saveAndOpen}>
        {item ? t('title') : t('saveDraft')}
      </Button>
      {item &&
        isOpen &&
        // Outside of the form around the button, which Enter would save.
        createPortal(
          <Suspense>
            <FileManager item={item} onClose={finish} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
