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
  /** Has the focus when the button that had it is gone, and there is none beside it. */
  chooser: RefObject<HTMLElement | null>;
};

/** Every file, how far it is and what became of it. No previews: a hundred photos would fill the memory. */
export function UploadList({ queue, uploads, chooser }: UploadListProps) {
  const { t } = useTranslation('galleryAdmin');
  const remove = useCallback(
    (id: number, row: Element | null) => {
      const target =
        lastButtonIn(row?.nextElementSibling) ?? lastButtonIn(row?.previousElementSibling) ?? chooser.current;
      queue.remove(id);
      target?.focus();
    },
    [queue, chooser],
  );
  const refused = uploads.filter(({ state }) => state === 'refused');
  const taken = uploads.filter(({ state }) => state !== 'refused');
  return (
    <>
      {/* There before anything is refused: only what changes within it is said. */}
      <p className={styles.refused} role="status">
        {refused.length > 0 && (
          <>
            <Icon path={iconWarning} />
            {t('upload.refused', { count: refused.length })}
          </>
        )}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={t('upload.files')}>
          {[...refused, ...taken].map(upload => (
            <UploadRow key={upload.id} upload={upload} queue={queue} chooser={chooser} onRemove={remove} />
          ))}
        </ul>
      )}
    </>
  );
}

const lastButtonIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('button:last-of-type');

type UploadRowProps = {
  upload: Upload;
  queue: UploadQueue;
  chooser: RefObject<HTMLElement | null>;
  onRemove: (id: number, row: Element | null) => void;
};

/** Drawn anew only when it has changed: progress comes many times a second. */
const UploadRow = memo(function UploadRow({ upload, queue, chooser, onRemove }: UploadRowProps) {
  const { t } = useTranslation(['galleryAdmin', 'screens']);
  const row = useRef<HTMLLIElement>(null);
  const { id, file, state, progress } = upload;
  const label = (action: string) => t('screens:ofItem', { action, item: file.name });
  const canRetry = state === 'failed' || state === 'cancelled';
  const retry = () => {
    queue.retry(id);
    // This button goes, and would take the focus along.
    lastButtonIn(row.current)?.focus();
  };
  // So does the other one when the file is done.
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) chooser.current?.focus();
    },
    [chooser],
  );
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
        {state !== 'done' && (
          <IconButton
            ref={keepFocus}
            label={label(isUnderWay(upload) ? t('upload.cancel') : t('upload.remove'))}
            onClick={() => (isUnderWay(upload) ? queue.cancel(id) : onRemove(id, row.current))}
          >
            <Icon path={iconClose} />
          </IconButton>
        )}
      </span>
      {state === 'sending' && (
        <progress className={styles.progress} aria-label={file.name} value={progress} max={1} />
      )}
    </li>
  );
});

/** In words, with a sign where it is settled. */
function UploadState({ upload: { state, progress, reason } }: { upload: Upload }) {
  const { t } = useTranslation('galleryAdmin');
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
