import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Button, IconButton } from '../button.tsx';
import field from '../field.module.css';
import { FieldError, type FieldProps } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { iconTrash } from '../icons-admin.ts';
import styles from './image-field.module.css';

/** A picture in a form: a new file, none (`null`), or the one that is stored (`undefined`). */
export type ImageValue = File | null | undefined;

const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const largest = 15 * 1024 * 1024;

type ImageFieldProps = FieldProps & {
  id?: string;
  value: ImageValue;
  /** Address of the stored picture. */
  stored: string | null;
  onChange: (value: ImageValue) => void;
};

/** Chooses, shows (12rem at most), replaces and removes a picture; files can be dropped on it. */
export function ImageField({ label, error, id: givenId, value, stored, onChange }: ImageFieldProps) {
  const { t } = useTranslation('screens');
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const chosen = useObjectUrl(value);
  const shown = chosen ?? (value === undefined ? stored : null);

  const take = (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith('image/')) return setRefusal(t('image.notImage'));
    if (file.size > largest) return setRefusal(t('image.tooLarge'));
    setRefusal(undefined);
    onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    take(event.dataTransfer.files[0]);
  };
  const message = refusal ?? error;
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to do what the button does. */}
      <div
        className={styles.frame}
        data-dragging={isDragging || undefined}
        onDragOver={event => {
          event.preventDefault();
          setIsDragging(true);
        }}
        onDragLeave={() => setIsDragging(false)}
        onDrop={drop}
      >
        {shown && <img className={styles.preview} src={shown} alt={t('image.preview')} />}
        <div className={styles.bar}>
          <span className={shown ? styles.name : styles.hint}>
            {nameOf(value) ?? (shown ? t('image.stored') : t('image.hint'))}
          </span>
          <Button
            look="ghost"
            size="small"
            id={id}
            ref={chooser}
            aria-describedby={message ? `${id}-error` : undefined}
            onClick={() => input.current?.click()}
          >
            {shown ? t('image.replace') : t('image.choose')}
          </Button>
          {shown && (
            <IconButton
              label={t('image.remove')}
              isDestructive
              onClick={() => {
                setRefusal(undefined);
                onChange(stored ? null : undefined);
                // This button goes with the picture, and would take the focus along.
                chooser.current?.focus();
              }}
            >
              <Icon path={iconTrash} />
            </IconButton>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={label}
        onChange={event => {
          take(event.target.files?.[0]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <FieldError id={`${id}-error`} error={message} />
    </fieldset>
  );
}

function nameOf(value: ImageValue): string | undefined {
  return value instanceof File ? value.name : undefined;
}

/** An address for a file of this browser's, given back when it is no longer shown. */
function useObjectUrl(value: ImageValue): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(value instanceof File)) return setUrl(undefined);
    const next = URL.createObjectURL(value);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [value]);
  return url;
}
