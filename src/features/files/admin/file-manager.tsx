import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ToolItem } from '#features/content/admin/item-tools.tsx';
import { acceptedPdf } from '#ui/admin/files/pdf-files.ts';
import { FileChooser } from '#ui/admin/uploads/file-chooser.tsx';
import { UploadList } from '#ui/admin/uploads/upload-list.tsx';
import { isUnderWay } from '#ui/admin/uploads/upload-queue.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { fileQueries } from '../client.ts';
import { FileList } from './file-list.tsx';
import styles from './file-manager.module.css';
import { useFileUploads } from './use-file-uploads.ts';

type FileManagerProps = { item: ToolItem; onClose: () => void };

/** Adds files to an item and changes, orders and deletes those that it has. Everything is stored at once. */
export default function FileManager({ item, onClose }: FileManagerProps) {
  const { t } = useTranslation(['filesAdmin', 'screens']);
  const queryClient = useQueryClient();
  const chooser = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const owner = { type: item.type, id: item.id, lang: item.lang ?? 'bs' };
  const list = fileQueries.list(useSite(), owner);
  const files = useQuery({ ...list, staleTime: 0 });
  /** Of the item too, which is answered with its files. */
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: list.queryKey });
    void queryClient.invalidateQueries({ queryKey: [item.type] });
  };
  const { queue, uploads } = useFileUploads(owner, refresh);
  const left = uploads.filter(isUnderWay).length;

  const dismiss = () => {
    // What is being typed is stored when its field loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (left > 0) setIsAsking(true);
    else onClose();
  };
  return (
    <Sheet
      title={t('titleOf', { title: item.title })}
      onDismiss={dismiss}
      actions={<Button onClick={dismiss}>{t('close')}</Button>}
    >
      <div className={styles.body}>
        <p className={styles.hint}>{t('hint', { language: t(`screens:languages.${owner.lang}`) })}</p>
        <FileChooser
          ref={chooser}
          accept={acceptedPdf}
          icon={iconPlus}
          texts={{ drop: t('drop'), choose: t('choose'), hint: t('screens:pdf.hint') }}
          onFiles={chosen => {
            queue.choose(chosen);
            queue.start();
          }}
        />
        <p className={styles.status} role="status">
          {left > 0 && t('left', { left })}
        </p>
        <UploadList label={t('chosen')} queue={queue} uploads={uploads} chooser={chooser} />
        <h3 className={styles.title}>{t('stored')}</h3>
        <Loaded query={files} error={t('loadError')}>
          {stored => <FileList owner={owner} stored={stored} chooser={chooser} onChanged={refresh} />}
        </Loaded>
      </div>
      {isAsking && left > 0 && (
        <ConfirmDialog
          title={t('leave.title')}
          confirmLabel={t('leave.confirm')}
          cancelLabel={t('leave.cancel')}
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        >
          {t('leave.text')}
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
