import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ItemToolProps } from '#features/content/admin/item-tools.tsx';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconEye } from '#ui/icons/icons-admin.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/**
 * What is not public is saved before it is shown. What is public is not, because that would publish the changes; the
 * dialog offers it.
 */
export function PreviewTool({ item, form, isOpen, open, close }: ItemToolProps) {
  const { t } = useTranslation('previews');
  const button = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  const isSaving = form !== undefined && (!item || (form.hasChanges && item.status !== 'published'));
  const label = item?.status === 'scheduled' ? t('saveAndPreview') : t('saveDraftAndPreview');
  // After a save the dialog was opened by a form that is gone.
  const finish = () => {
    close();
    focusLater(() => button.current?.focus());
  };
  return (
    <>
      <Button ref={button} look="ghost" onClick={isSaving ? form.saveAndOpen : open}>
        <Icon path={iconEye} />
        {isSaving ? label : t('preview')}
      </Button>
      {/* Outside of the form around the button, which Enter would save. */}
      {item &&
        isOpen &&
        createPortal(<PreviewDialog item={item} form={form} onClose={finish} />, document.body)}
    </>
  );
}
