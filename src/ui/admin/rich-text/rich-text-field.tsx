import { EditorContent, type EditorOptions } from '@tiptap/react';
import { useId, useMemo, useRef, useState } from 'react';
import { FieldError, type FieldProps } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { proseClass } from '#ui/prose.tsx';
import fieldStyles from '../../field.module.css';
import { LinkPanel } from './link-panel.tsx';
import { cleanPastedHtml } from './paste.ts';
import styles from './rich-text.module.css';
import { clearanceOf, uncoverCaret } from './sticky-head.ts';
import { Toolbar } from './toolbar.tsx';
import { linkTool } from './tools.ts';
import { useRichText } from './use-rich-text.ts';

type RichTextFieldProps = FieldProps & {
  /** The stored HTML; '' if there is no text. */
  value: string;
  onChange: (html: string) => void;
  /** Called when the focus leaves the text, the toolbar and the link panel. */
  onBlur?: () => void;
  id?: string;
  /** For spell checking. */
  lang?: string;
};

export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, error, className, value, onChange, onBlur, id: givenId, lang } = props;
  const { t } = useTranslation('admin');
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const head = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [isSimplified, setSimplified] = useState(false);
  const toggleLink = () => setLinkOpen(wasOpen => !wasOpen);
  const isInvalid = Boolean(error);

  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      attributes: {
        id,
        class: `${proseClass} ${styles.text}`,
        ...(lang && { lang }),
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      ...pasting(setSimplified),
      ...clearanceOf(head),
      handleDOMEvents: {
        // The dialog handles Esc; the editor would only swallow it.
        keydown: (_, event) => event.key === 'Escape' && !event.isComposing,
      },
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') {
          head.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
          return true;
        }
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
        setLinkOpen(true);
        return true;
      },
    }),
    [id, describedBy, isInvalid, lang],
  );
  const editor = useRichText({
    value,
    onChange,
    editorProps,
    onFocus: () => setLinkOpen(false),
    onCaret: current => uncoverCaret(current, head),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus.
    <div
      className={[styles.field, className].filter(Boolean).join(' ')}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      {/* biome-ignore lint/a11y: what a label does for an input; from the keyboard the text is reached itself. */}
      <span className={fieldStyles.label} id={`${id}-label`} onClick={() => editor.view.focus()}>
        {label}
      </span>
      {hint && (
        <span className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={styles.frame}>
        <div className={styles.head} ref={head}>
          <Toolbar editor={editor} field={label} controls={id} isLinkOpen={isLinkOpen} onLink={toggleLink} />
          {isLinkOpen && linkTool.isPossible(editor) && (
            <LinkPanel editor={editor} onClose={() => setLinkOpen(false)} />
          )}
        </div>
        <EditorContent editor={editor} className={styles.page} />
      </div>
      {/* Always rendered, because only changes within a live region are announced. */}
      <div role="status">
        {isSimplified && <Note className={styles.note}>{t('richText.simplified')}</Note>}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Reports after each paste whether tables or pictures were lost. */
const pasting = (onPaste: (isSimplified: boolean) => void): EditorOptions['editorProps'] => ({
  transformPastedHTML: pasted => {
    const { html, isSimplified } = cleanPastedHtml(pasted);
    onPaste(isSimplified);
    return html;
  },
  // A picture is dropped and must not replace the selection. A dropped file would replace the page.
  handlePaste: (_view, { clipboardData }, slice) => {
    if (bringsPicture(clipboardData)) onPaste(true);
    return slice.size === 0;
  },
  handleDrop: (_view, { dataTransfer }, slice) => {
    if (bringsPicture(dataTransfer)) onPaste(true);
    return slice.size === 0;
  },
});

/** Only for a picture alone, such as a screenshot. */
function bringsPicture(data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])];
  return (
    !data?.types.some(type => type.startsWith('text/')) && files.some(({ type }) => type.startsWith('image/'))
  );
}
