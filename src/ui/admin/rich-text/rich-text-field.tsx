import { Selection } from '@tiptap/pm/state';
import { EditorContent, type EditorOptions } from '@tiptap/react';
import { useId, useMemo, useRef, useState } from 'react';
import { FieldError, type FieldProps } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { proseClass } from '#ui/pages/prose.tsx';
import fieldStyles from '../../forms/field.module.css';
import { insertPicture } from './insert-picture.ts';
import { LinkPanel } from './link-panel.tsx';
import { cleanPastedHtml } from './paste.ts';
import { pickedFiles } from './picked-files.ts';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './rich-text.module.css';
import type { PictureSending } from './sent-pictures.ts';
import { clearanceOf, uncoverCaret } from './sticky-head.ts';
import { Toolbar } from './toolbar.tsx';
import { linkTool } from './tools.ts';
import { useRichText } from './use-rich-text.ts';

export type RichTextFieldProps = FieldProps & {
  /** The stored HTML; '' if there is no text. */
  value: string;
  onChange: (html: string) => void;
  /** Called when the focus leaves the text, the toolbar and the link panel. */
  onBlur?: () => void;
  id?: string;
  /** For spell checking. */
  lang?: string;
  pictures: PictureSending;
  /** Whether a dialog's focus may start in it. */
  'data-autofocus'?: boolean;
};

export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, error, className, value, onChange, onBlur, id: givenId, lang, pictures } = props;
  const { t } = useTranslation('admin');
  const ownId = useId();
  const id = givenId ?? ownId;
  const isFocusedFirst = props['data-autofocus'] ?? false;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const head = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [lost, setLost] = useState<Lost>(nothingLost);
  /** The dialog for pictures is open, one after the other, with the files that were pasted or dropped. */
  const [newPictures, setNewPictures] = useState<NewPictures>();
  const showNext = () => setNewPictures(nextOf);
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
        ...(isFocusedFirst && { 'data-autofocus': 'true' }),
      },
      ...pasting(setLost, files => setNewPictures({ files, index: 0 })),
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
    [id, describedBy, isInvalid, lang, isFocusedFirst],
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
          <Toolbar
            editor={editor}
            field={label}
            controls={id}
            isLinkOpen={isLinkOpen}
            onLink={toggleLink}
            onPicture={() => setNewPictures({ files: [undefined], index: 0 })}
          />
          {isLinkOpen && linkTool.isPossible(editor) && (
            <LinkPanel editor={editor} onClose={() => setLinkOpen(false)} />
          )}
        </div>
        <EditorContent editor={editor} className={styles.page} />
      </div>
      {/* Always rendered, because only changes within a live region are announced. */}
      <div role="status">
        {lost.isSimplified && <Note className={styles.note}>{t('richText.simplified')}</Note>}
        {lost.files.length > 0 && (
          <Note className={styles.note}>
            {t('richText.onlyPictures', { names: lost.files.map(({ name }) => name).join(', ') })}
          </Note>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {newPictures && (
        <PictureDialog
          key={newPictures.index}
          file={newPictures.files[newPictures.index]}
          number={newPictures.index + 1}
          count={newPictures.files.length}
          lang={lang}
          sending={pictures}
          onSent={(picture, texts) => {
            insertPicture(editor, picture, texts);
            showNext();
          }}
          onClose={showNext}
        />
      )}
    </div>
  );
}

type NewPictures = { files: readonly (File | undefined)[]; index: number };

function nextOf(pictures: NewPictures | undefined): NewPictures | undefined {
  if (!pictures || pictures.index + 1 >= pictures.files.length) return undefined;
  return { ...pictures, index: pictures.index + 1 };
}

/** What of a paste or drop is not in the text: pictures of its HTML, and files. */
type Lost = { isSimplified: boolean; files: readonly File[] };
const nothingLost: Lost = { isSimplified: false, files: [] };

/** Reports after each paste what was lost, and the files that were pasted or dropped alone. */
const pasting = (
  onLost: (lost: Lost) => void,
  onFiles: (files: readonly File[]) => void,
): EditorOptions['editorProps'] => {
  const take = (data: DataTransfer | null) => {
    const { taken, left } = pickedFiles(data);
    if (taken.length === 0) return;
    onLost({ isSimplified: false, files: left });
    onFiles(taken);
  };
  return {
    transformPastedHTML: pasted => {
      const { html, isSimplified } = cleanPastedHtml(pasted);
      onLost({ ...nothingLost, isSimplified });
      return html;
    },
    // A lost picture must not replace the selection. A dropped file would replace the page.
    handlePaste: (_view, { clipboardData }, slice) => {
      if (slice.size === 0) take(clipboardData);
      return slice.size === 0;
    },
    handleDrop: (view, { dataTransfer, clientX, clientY }, slice) => {
      if (slice.size > 0) return false;
      const place = view.posAtCoords({ left: clientX, top: clientY });
      if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
      take(dataTransfer);
      return true;
    },
  };
};
