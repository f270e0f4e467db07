import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconEye } from '#ui/icons/icons-admin.ts';
import type { SectionName } from './section-fields.ts';
import { SectionHistory } from './section-history.tsx';
import { SectionPreview } from './section-preview.tsx';
import type { Sites } from './section-values.ts';

type SectionToolsProps = { name: SectionName; sites: Sites; onRestored: (sites: Sites) => void };

/** What else can be done with a section than saving it. */
export function SectionTools({ name, sites, onRestored }: SectionToolsProps) {
  const { t } = useTranslation(['siteAdmin', 'previews', 'versionsAdmin']);
  const { formState, getValues, reset } = useFormContext();
  const [opened, setOpened] = useState<'preview' | 'history'>();
  const close = () => setOpened(undefined);
  const restore = (restored: Sites) => {
    // What was typed is gone, its draft as well.
    reset();
    onRestored(restored);
  };
  const dialog =
    opened === 'preview' ? (
      <SectionPreview name={name} sites={sites} values={getValues()} onClose={close} />
    ) : (
      <SectionHistory name={name} hasChanges={formState.isDirty} onRestored={restore} onClose={close} />
    );
  return (
    <>
      <Button look="ghost" onClick={() => setOpened('preview')}>
        <Icon path={iconEye} />
        {t('previews:preview')}
      </Button>
      <Button look="ghost" onClick={() => setOpened('history')}>
        {t('versionsAdmin:title')}
      </Button>
      {/* Outside of the form around the buttons, which Enter would save. */}
      {opened && createPortal(dialog, document.body)}
    </>
  );
}
