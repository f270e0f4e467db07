import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorFrame, useEditorFrame } from '#ui/admin/forms/editor-frame.tsx';
import { LoadingSheet } from '#ui/admin/forms/loading-sheet.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { siteAdminQueries } from './queries.ts';
import type { SectionName } from './section-fields.ts';
import { SectionForm } from './section-form.tsx';
import type { Sites } from './section-values.ts';
import { useOpenedSites } from './use-opened-sites.ts';

type SectionEditorProps = { name: SectionName; onClose: () => void };

/** The sheet of a section, with what is stored when it is opened. */
export function SectionEditor({ name, onClose }: SectionEditorProps) {
  const { t } = useTranslation('siteAdmin');
  const { sites, isError, refetch } = useOpenedSites();
  if (sites)
    return (
      <EditorFrame title={t(`sections.${name}`)} isWide onClose={onClose}>
        <Forms name={name} sites={sites} onClose={onClose} />
      </EditorFrame>
    );
  return (
    <LoadingSheet
      title={t(`sections.${name}`)}
      error={isError ? t('loadError') : undefined}
      isGone={false}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

/** A new form follows when an earlier version was restored. */
function Forms({ name, sites, onClose }: SectionEditorProps & { sites: Sites }) {
  const { t } = useTranslation('siteAdmin');
  const queryClient = useQueryClient();
  const { showSuccess } = useToasts();
  const { release } = useEditorFrame();
  const [present, setPresent] = useState({ sites, edition: 0 });
  return (
    <SectionForm
      key={present.edition}
      name={name}
      sites={present.sites}
      onSaved={() => {
        showSuccess(t('saved', { section: t(`sections.${name}`) }));
        release();
        onClose();
        void queryClient.invalidateQueries({ queryKey: siteAdminQueries.all });
      }}
      onRestored={restored => setPresent({ sites: restored, edition: present.edition + 1 })}
    />
  );
}
