import { memo, type RefObject, useCallback, useRef } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconCheck, iconClose, iconWarning } from '#ui/icons.ts';
import styles from './upload-list.module.css';
import { isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts';

type UploadListProps = {
  queue: UploadQueue;
  uploads: readonly Upload[];
  /** Has the focus when the last one was taken out of the list. */
  chooser: RefObject<HTMLElement | null>;
};

/** Every file, how far it is and what became of it. No previews: a hundred photos would fill the memory. */
export function UploadList({ queue, uploads, chooser }: UploadListProps) {
  const { t } = useTranslation('galleryPanel');
  const remove = useCallback(
    (id: number, row: Element | null) => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      const target = next?.querySelector<HTMLElement>('button:last-of-type') ?? chooser.current;
      queue.remove(id);
      target?.focus();
    },
    [queue, chooser],
  );
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('upload.files')}>
      {uploads.map(upload => (
        <UploadRow key={upload.id} upload={upload} queue={queue} onRemove={remove} />
      ))}
    </ul>
  );
}

type UploadRowProps = {
  upload: Upload;
  queue: UploadQueue;
  onRemove: (id: number, row: Element | null) => void;
};

/** Drawn anew only when it has changed: progress comes many times a second. */
const UploadRow = memo(function UploadRow({ upload, queue, onRemove }: UploadRowProps) {
  const { t } = useTranslation(['galleryPanel', 'screens']);
  const row = useRef<HTMLLIElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const { id, file, state, progress } = upload;
  const label = (action: string) => t('screens:ofItem', { action, item: file.name });
  const canRetry = state === 'failed' || state === 'cancelled';
  const retry = () => {
    queue.retry(id);
    // This button goes, and would take the focus along.
    last.current?.focus();
  };
  return (
    <li ref={row} className={styles.row} data-state={state}>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      <UploadState upload={upload} />
      <span className={styles.actions}>
        {canRetry && (
          <Button look="ghost" size="small" aria-label={label(t('upload.retry'))} onClick={retry}>
            {t('upload.retry')}
          </Button>
        )}
        <IconButton
          ref={last}
          label={label(isUnderWay(upload) ? t('upload.cancel') : t('upload.remove'))}
          onClick={() => (isUnderWay(upload) ? queue.cancel(id) : onRemove(id, row.current))}
        >
          <Icon path={iconClose} />
        </IconButton>
      </span>
      {state === 'sending' && (
        <progress className={styles.progress} aria-label={file.name} value={progress} max={1} />
      )}
    </li>
  );
});

/** In words, with a sign where it is settled. */
function UploadState({ upload: { state, progress, reason } }: { upload: Upload }) {
  const { t } = useTranslation('galleryPanel');
  if (state === 'failed' || state === 'refused') {
    return (
      <span className={styles.state}>
        <Icon path={iconWarning} />
        {reason}
      </span>
    );
  }
  if (state === 'sending') {
    // What has been sent whole is still worked on.
    const percent = Math.floor(progress * 100);
    const text = progress < 1 ? t('upload.state.sending', { percent }) : t('upload.state.storing');
    return <span className={styles.state}>{text}</span>;
  }
  return (
    <span className={styles.state}>
      {state === 'done' && <Icon path={iconCheck} />}
      {t(`upload.state.${state}`)}
    </span>
  );
}
