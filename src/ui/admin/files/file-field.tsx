import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { FieldError, type FieldProps, markedLabel } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import field from '../../forms/field.module.css';
import { NewTabLink } from '../new-tab-link.tsx';
import styles from './file-field.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** A new file, none (`null`), or the stored one (`undefined`). */
export type FileValue = File | null | undefined;

export type FileFieldProps = FieldProps & {
  id?: string;
  value: FileValue;
  stored: string | null;
  /** Whether what is sent and shown as the stored file waits for the form to be saved. */
  isUnsaved?: boolean;
  onChange: (value: FileValue) => void;
  /** Whether the stored file can be removed, not only replaced. */
  isRemovable?: boolean;
  /** Gives its button the focus when a dialog opens. */
  'data-autofocus'?: boolean;
};

/** The rules and texts of a kind of file. */
export type FileKindRule = {
  /** The `accept` attribute of the file chooser. */
  accept: string;
  /** Why a file is not taken; undefined if it is. */
  refusalOf: (file: File) => Promise<string | undefined>;
  /**
   * Why a file that was taken is given back. Reading it takes time, in which the form can be saved: with it, since the server
   * refuses the same.
   */
  defectOf?: (file: File) => Promise<string | undefined>;
  texts: Record<'choose' | 'replace' | 'remove' | 'hint' | 'stored' | 'unsaved', string>;
  preview?: (address: string) => ReactNode;
};

/** Files can also be dropped on it. */
export function FileField(props: FileFieldProps & { rule: FileKindRule }) {
  const { error, id: givenId, value, stored, isUnsaved = false, onChange, isRemovable = true, rule } = props;
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
    // Another file was chosen, or this one removed, in the meantime.
    if (newest.current !== file) return;
    setRefusal(reason);
    if (reason) return;
    onChange(file);
    const defect = await rule.defectOf?.(file);
    if (!defect || newest.current !== file) return;
    setRefusal(defect);
    onChange(value);
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
            {nameOf(value) ??
              (shown ? <StoredFile address={shown} rule={rule} isUnsaved={isUnsaved} /> : texts.hint)}
          </span>
          <Button
            look="ghost"
            size="small"
            id={id}
            ref={chooser}
            data-autofocus={props['data-autofocus']}
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
                // The focused button is removed together with the picture.
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
          // So that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <FieldError id={`${id}-error`} error={message} />
    </fieldset>
  );
}

type StoredFileProps = { address: string; rule: FileKindRule; isUnsaved: boolean };

/** A stored file without a preview is a link. */
function StoredFile({ address, rule, isUnsaved }: StoredFileProps) {
  const text = rule.texts[isUnsaved ? 'unsaved' : 'stored'];
  if (rule.preview) return text;
  return <NewTabLink href={address}>{text}</NewTabLink>;
}

function nameOf(value: FileValue): string | undefined {
  return value instanceof File ? value.name : undefined;
}
