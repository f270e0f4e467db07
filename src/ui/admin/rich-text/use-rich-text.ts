import { type Editor, type EditorOptions, useEditor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { createExtensions } from './extensions.ts';
import { htmlOf, showHtml } from './stored-html.ts';

type RichText = {
  value: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  /** The cursor was moved from the keyboard. */
  onCaret: (editor: Editor) => void;
  editorProps: EditorOptions['editorProps'];
};

/** A value of the owner, beside how the editor spells it. */
type Spelling = { value: string; html: string };

/** An editor that shows `value` and tells when it was changed there. */
export function useRichText({ value, onChange, onFocus, onCaret, editorProps }: RichText): Editor {
  const { t } = useTranslation('admin');
  /** What was last given from outside, and what the owner has now. */
  const given = useRef<Spelling>(undefined);
  const current = useRef<Spelling & { editor: Editor }>(undefined);
  const [content] = useState(value);
  const [extensions] = useState(() =>
    createExtensions({
      taskName: text => (text ? t('richText.task', { text }) : t('richText.emptyTask')),
    }),
  );
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    // The Content-Security-Policy refuses a style element; its rules are in rich-text.module.css.
    injectCSS: false,
    onFocus,
    onSelectionUpdate: ({ editor: updated, transaction }) => {
      if (updated.isFocused && !transaction.getMeta('pointer')) onCaret(updated);
    },
    onUpdate: update => {
      const html = htmlOf(update.editor.state.doc);
      if (html === current.current?.html) return;
      // Undone to where it began, the value is the one that was given, letter by letter.
      const next = html === given.current?.html ? given.current.value : html;
      current.current = { value: next, html, editor: update.editor };
      onChange(next);
    },
  });
  // In the same turn as the rendering: between the two, what is typed next would count as older than `value`.
  useLayoutEffect(() => {
    if (current.current?.editor === editor && current.current.value === value) return;
    showHtml(editor, value);
    given.current = { value, html: htmlOf(editor.state.doc) };
    current.current = { ...given.current, editor };
  }, [editor, value]);
  return editor;
}
