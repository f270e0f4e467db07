import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import field from '../field.module.css';
import { FieldError, type FieldProps, markedLabel } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { iconTrash } from '../icons-admin.ts';
import styles from './file-field.module.css';
import { NewTabLink } from './new-tab-link.tsx';

/** A file in a form: a new one, none (`null`), or the one that is stored (`undefined`). */
export type FileValue = File | null | undefined;

export type FileFieldProps = FieldProps & {
  id?: string;
  value: FileValue;
  /** Address of the stored file. */
  stored: string | null;
  onChange: (value: FileValue) => void;
  /** Whether the stored file can be removed, not only replaced. */
  isRemovable?: boolean;
};

/** What is told apart of the kinds of files: what may be chosen, and the words for it. */
export type FileKindRule = {
  /** Media types, as the browser's file chooser takes them. */
  accept: string;
  /** Why a file is not taken; undefined where it is. */
  refusalOf: (file: File) => Promise<string | undefined>;
  texts: Record<'choose' | 'replace' | 'remove' | 'hint' | 'stored', string>;
  /** Shows the file with this address, where it can be seen. */
  preview?: (address: string) => ReactNode;
};

/** Chooses, shows, replaces and removes a file; files can be dropped on it. */
export function FileField(props: FileFieldProps & { rule: FileKindRule }) {
  const { error, id: givenId, value, stored, onChange, isRemovable = true, rule } = props;
  const label = markedLabel(props);
  const { texts } = rule;
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const chosen = useObjectUrl(value);
  const shown = chosen ?? (value === undefined ? stored : null);

  const newest = useRef<File>(undefined);
  const take = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const reason = await rule.refusalOf(file);
    // Another one was chosen, or this one taken away, while it was looked at.
    if (newest.current !== file) return;
    setRefusal(reason);
    if (!reason) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    void take(event.dataTransfer.files[0]);
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
        {shown && rule.preview?.(shown)}
        <div className={styles.bar}>
          <span className={shown ? styles.name : styles.hint}>
            {nameOf(value) ?? (shown ? <StoredFile address={shown} rule={rule} /> : texts.hint)}
          </span>
          <Button
            look="ghost"
            size="small"
            id={id}
            ref={chooser}
            aria-describedby={message ? `${id}-error` : undefined}
            onClick={() => input.current?.click()}
          >
            {shown ? texts.replace : texts.choose}
          </Button>
          {shown && (chosen || isRemovable) && (
            <IconButton
              label={texts.remove}
              isDestructive
              onClick={() => {
                newest.current = undefined;
                setRefusal(undefined);
                onChange(stored && isRemovable ? null : undefined);
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
        accept={rule.accept}
        aria-label={label}
        onChange={event => {
          void take(event.target.files?.[0]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <FieldError id={`${id}-error`} error={message} />
    </fieldset>
  );
}

/** The stored file by its name; one that is not shown here can be opened. */
function StoredFile({ address, rule }: { address: string; rule: FileKindRule }) {
  if (rule.preview) return rule.texts.stored;
  return <NewTabLink href={address}>{rule.texts.stored}</NewTabLink>;
}

function nameOf(value: FileValue): string | undefined {
  return value instanceof File ? value.name : undefined;
}

/** An address for a file of this browser's, given back when it is no longer shown. */
function useObjectUrl(value: FileValue): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(value instanceof File)) return setUrl(undefined);
    const next = URL.createObjectURL(value);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [value]);
  // What was taken away is gone at once, not after the effect.
  return value instanceof File ? url : undefined;
}
