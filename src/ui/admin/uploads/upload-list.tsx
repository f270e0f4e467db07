import { memo, type RefObject, useCallback, useRef } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconCheck, iconClose, iconWarning } from '#ui/icons/icons.ts';
import { ProgressBar } from '../progress-bar.tsx';
import styles from './upload-list.module.css';
import { canRetry, isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts';

type UploadListProps = {
  label: string;
  queue: UploadQueue;
  uploads: readonly Upload[];
  /** Gets the focus when a removed button had it and there is no other one beside it. */
  chooser: RefObject<HTMLElement | null>;
};

/** Files with their states. Without previews: a hundred photos would fill the memory. */
export function UploadList({ label, queue, uploads, chooser }: UploadListProps) {
  const { t } = useTranslation('admin');
  const remove = useCallback(
    (id: number, row: Element | null) => {
      const target =
        lastButtonIn(row?.nextElementSibling) ?? lastButtonIn(row?.previousElementSibling) ?? chooser.current;
      queue.remove(id);
      target?.focus();
    },
    [queue, chooser],
  );
  const retryAll = () => {
    queue.retryAll();
    // The button is removed.
    chooser.current?.focus();
  };
  const refused = uploads.filter(({ state }) => state === 'refused');
  const taken = uploads.filter(({ state }) => state !== 'refused');
  return (
    <>
      {/* Always rendered, because only changes within a live region are announced. */}
      <p className={styles.refused} role="status">
        {refused.length > 0 && (
          <>
            <Icon path={iconWarning} />
            {t('uploads.refused', { count: refused.length })}
          </>
        )}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {[...refused, ...taken].map(upload => (
            <UploadRow key={upload.id} upload={upload} queue={queue} chooser={chooser} onRemove={remove} />
          ))}
        </ul>
      )}
      {!uploads.some(isUnderWay) && uploads.filter(canRetry).length > 1 && (
        <Button className={styles.again} onClick={retryAll}>
          {t('uploads.retryAll')}
        </Button>
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

/** Memoized: progress is reported many times a second. */
const UploadRow = memo(function UploadRow({ upload, queue, chooser, onRemove }: UploadRowProps) {
  const { t } = useTranslation(['admin', 'screens']);
  const row = useRef<HTMLLIElement>(null);
  const { id, file, state, progress } = upload;
  const label = (action: string) => t('screens:ofItem', { action, item: file.name });
  const retry = () => {
    queue.retry(id);
    // The button with the focus is removed.
    lastButtonIn(row.current)?.focus();
  };
  // The other button is removed when the upload ends.
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
        {canRetry(upload) && (
          <Button look="ghost" size="small" aria-label={label(t('uploads.retry'))} onClick={retry}>
            {t('uploads.retry')}
          </Button>
        )}
        {state !== 'done' && (
          <IconButton
            ref={keepFocus}
            label={label(isUnderWay(upload) ? t('uploads.cancel') : t('uploads.remove'))}
            onClick={() => (isUnderWay(upload) ? queue.cancel(id) : onRemove(id, row.current))}
          >
            <Icon path={iconClose} />
          </IconButton>
        )}
      </span>
      {state === 'sending' && (
        <div className={styles.progress}>
          <ProgressBar label={file.name} value={progress} />
        </div>
      )}
    </li>
  );
});

function UploadState({ upload: { state, progress, reason } }: { upload: Upload }) {
  const { t } = useTranslation('admin');
  if (state === 'failed' || state === 'refused') {
    return (
      <span className={styles.state}>
        <Icon path={iconWarning} />
        {reason}
      </span>
    );
  }
  if (state === 'sending') {
    // At 100 % the server is still processing.
    const percent = Math.floor(progress * 100);
    const text = progress < 1 ? t('uploads.state.sending', { percent }) : t('uploads.state.storing');
    return <span className={styles.state}>{text}</span>;
  }
  return (
    <span className={styles.state}>
      {state === 'done' && <Icon path={iconCheck} />}
      {t(`uploads.state.${state}`)}
    </span>
  );
}
