import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemToolProps, ToolItem } from '#features/content/admin/item-tools.tsx';
import { useMoments } from '#features/content/admin/use-moments.ts';
import { ChoiceButtons } from '#ui/admin/forms/choice-buttons.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconExternal } from '#ui/icons/icons.ts';
import { iconLink } from '#ui/icons/icons-admin.ts';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { previewCalls } from '../contract.ts';
import styles from './framed-page.module.css';
import { FramedPage } from './framed-page.tsx';

type PreviewDialogProps = Pick<ItemToolProps, 'form'> & { item: ToolItem; onClose: () => void };

/** The page that visitors will see, as it was last saved, with the link to it for others. */
export function PreviewDialog({ item, form, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['previews', 'screens', 'ui']);
  const { api } = useSite();
  const withSession = useWithSession();
  const { describe } = useMoments();
  const { showSuccess, showError } = useToasts();
  const versions = [item, ...(item.translation ? [item.translation] : [])];
  const [shownId, setShownId] = useState(item.id);
  const shown = versions.find(({ id }) => id === shownId) ?? item;
  const named = { type: item.type, id: shown.id };
  // Each opened preview has a link of its own.
  const preview = useQuery({
    queryKey: ['previews', named.type, named.id],
    queryFn: () => withSession(() => api(previewCalls.create, { body: named })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const moment = preview.data && describe(preview.data.expires_at);
  const copy = async (path: string) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      showSuccess(t('copied', { moment: moment ?? '' }));
    } catch {
      showError(t('copyFailed'));
    }
  };
  const withdraw = async () => {
    try {
      await withSession(() => api(previewCalls.remove, { id: named.id, query: { type: named.type } }));
      showSuccess(t('withdrawn'));
      onClose();
    } catch {
      showError(t('withdrawFailed'));
    }
  };
  return (
    <Sheet
      title={t('title', { title: shown.title })}
      isWide
      onDismiss={onClose}
      note={<p className={styles.until}>{moment && t('until', { moment })}</p>}
      actions={
        preview.data && (
          <>
            <Button onClick={() => void withdraw()}>{t('withdraw')}</Button>
            <Button onClick={() => void copy(preview.data.url)}>
              <Icon path={iconLink} />
              {t('copy')}
            </Button>
            <ButtonAnchor href={preview.data.url} target="_blank" rel="noopener">
              <Icon path={iconExternal} />
              {t('open')}
              <span className="visually-hidden"> {t('ui:newWindow')}</span>
            </ButtonAnchor>
          </>
        )
      }
    >
      <FramedPage
        page={
          preview.data && {
            address: preview.data.url,
            title: t('title', { title: shown.title }),
          }
        }
        onRetry={preview.isError ? () => void preview.refetch() : undefined}
      >
        {versions.length > 1 && (
          <ChoiceButtons
            label={t('screens:language')}
            options={versions.map(({ id, lang = 'bs' }) => ({
              value: id,
              label: t(`screens:languages.${lang}`),
            }))}
            chosen={shownId}
            onChoose={setShownId}
          />
        )}
        {form?.hasChanges && (
          <Note
            action={
              <Button
                size="small"
                onClick={() => {
                  // What the form refuses is shown in it.
                  onClose();
                  form.saveAndOpen();
                }}
              >
                {t('publishAndPreview')}
              </Button>
            }
          >
            {t('lastSaved')}
          </Note>
        )}
      </FramedPage>
    </Sheet>
  );
}
