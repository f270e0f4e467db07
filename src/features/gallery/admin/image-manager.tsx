import { useRef, useState } from 'react';
import { acceptedImages } from '#ui/admin/files/image-files.ts';
import { useLeaveGuard } from '#ui/admin/saving/use-leave-guard.ts';
import { FileChooser } from '#ui/admin/uploads/file-chooser.tsx';
import { UploadList } from '#ui/admin/uploads/upload-list.tsx';
import { isUnderWay } from '#ui/admin/uploads/upload-queue.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconImage } from '#ui/icons/icons-admin.ts';
import type { Album } from '../contract.ts';
import { AlbumImageGrid } from './album-image-grid.tsx';
import styles from './image-manager.module.css';
import { useUploadQueue } from './use-upload-queue.ts';

export function ImageManager({ album, onClose }: { album: Album; onClose: () => void }) {
  const { t } = useTranslation(['galleryAdmin', 'screens']);
  const { queue, uploads } = useUploadQueue(album.id);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const left = uploads.filter(isUnderWay).length;
  const chosen = uploads.filter(({ state }) => state === 'chosen').length;
  const hasFailed = uploads.some(({ state }) => state === 'failed');
  const isAdding = left > 0;
  const isLosing = isAdding || chosen > 0 || hasFailed;
  const guard = useLeaveGuard(isLosing);

  const dismiss = () => {
    if (isLosing) setIsAsking(true);
    else onClose();
  };
  // A button that is disabled or removed would lose the focus.
  const focusChooser = () => chooser.current?.focus();
  const start = () => {
    queue.start();
    focusChooser();
  };
  const cancelAll = () => {
    queue.cancelAll();
    focusChooser();
  };
  const question = isAdding ? 'leaveWhileAdding' : chosen > 0 ? 'leaveChosen' : 'leaveFailed';
  return (
    <Sheet
      title={t('manager.title', { album: album.title })}
      onDismiss={dismiss}
      actions={
        <>
          {isAdding && <Button onClick={cancelAll}>{t('upload.cancelAll')}</Button>}
          <Button onClick={dismiss}>{t('upload.close')}</Button>
          <Button look="primary" disabled={chosen === 0} onClick={start}>
            {t('upload.start')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FileChooser
          ref={chooser}
          accept={acceptedImages}
          icon={iconImage}
          texts={{ drop: t('upload.drop'), choose: t('upload.choose'), hint: t('screens:image.hint') }}
          onFiles={files => queue.choose(files)}
        />
        <p className={styles.status}>
          <span role="status">
            {isAdding && t('upload.adding')} {chosen > 0 && t('upload.chosen', { count: chosen })}
          </span>
          {/* Not announced for each file: there may be a hundred. */}
          {isAdding && <span>{t('upload.left', { left })}</span>}
        </p>
        <UploadList label={t('upload.files')} queue={queue} uploads={uploads} chooser={chooser} />
        <AlbumImageGrid albumId={album.id} chooser={chooser} />
      </div>
      {isLosing && (isAsking || guard.isBlocked) && (
        <ConfirmDialog
          title={t(`upload.${question}.title`)}
          confirmLabel={t(`upload.${question}.confirm`)}
          cancelLabel={t(`upload.${question}.cancel`)}
          onConfirm={() => guard.leave(onClose)}
          onCancel={() => {
            setIsAsking(false);
            guard.stay();
          }}
        >
          {t(`upload.${question}.text`)}
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
