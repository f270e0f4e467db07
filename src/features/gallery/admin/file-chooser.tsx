import { type Ref, useRef } from 'react';
import { acceptedImages } from '#ui/admin/image-files.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconImage } from '#ui/icons-admin.ts';
import styles from './file-chooser.module.css';
import { useFileDrop } from './use-file-drop.ts';

type FileChooserProps = {
  /** The button's. */
  ref: Ref<HTMLButtonElement>;
  onFiles: (files: Iterable<File>) => void;
};

export function FileChooser({ ref, onFiles }: FileChooserProps) {
  const { t } = useTranslation(['galleryAdmin', 'screens']);
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrop(onFiles);
  return (
    <div className={styles.frame} data-dragging={isDragging || undefined}>
      <Icon path={iconImage} />
      <p>
        <span className={styles.drop}>{t('upload.drop')}</span>
        <span className={styles.hint}>{t('screens:image.hint')}</span>
      </p>
      <Button ref={ref} data-autofocus onClick={() => input.current?.click()}>
        {t('upload.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedImages}
        aria-label={t('upload.choose')}
        onChange={event => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same files can be chosen again after they were removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
