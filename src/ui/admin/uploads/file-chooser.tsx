import { type Ref, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './file-chooser.module.css';
import { useFileDrop } from './use-file-drop.ts';

type FileChooserProps = {
  /** The button's. */
  ref: Ref<HTMLButtonElement>;
  /** The `accept` attribute of the file chooser. */
  accept: string;
  /** The path of an icon. */
  icon: string;
  texts: Record<'drop' | 'choose' | 'hint', string>;
  onFiles: (files: Iterable<File>) => void;
};

/** Chooses files, or takes those that are dropped anywhere in the window. */
export function FileChooser({ ref, accept, icon, texts, onFiles }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrop(onFiles);
  return (
    <div className={styles.frame} data-dragging={isDragging || undefined}>
      <Icon path={icon} />
      <p>
        <span className={styles.drop}>{texts.drop}</span>
        <span className={styles.hint}>{texts.hint}</span>
      </p>
      <Button ref={ref} data-autofocus onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={texts.choose}
        onChange={event => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same files can be chosen again after they were removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
