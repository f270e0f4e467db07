import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ItemToolProps } from '#ui/admin/item-tools.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconEye } from '#ui/icons-admin.ts';
import { PreviewDialog } from './preview-dialog.tsx';

export function PreviewTool(props: ItemToolProps) {
  const { t } = useTranslation('previews');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="ghost" onClick={() => setIsOpen(true)}>
        <Icon path={iconEye} />
        {t('preview')}
      </Button>
      {/* Outside of the form around the button, which Enter would save. */}
      {isOpen && createPortal(<PreviewDialog {...props} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
