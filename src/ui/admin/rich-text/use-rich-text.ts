import { type Editor, type EditorOptions, useEditor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { createExtensions } from './extensions.ts';
import { htmlOf, showHtml } from './stored-html.ts';

type RichText = {
  value: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  /** Called when the cursor was moved by the keyboard. */
  onCaret: (editor: Editor) => void;
  editorProps: EditorOptions['editorProps'];
};

/** A value, and the HTML that the editor makes of it. */
type Spelling = { value: string; html: string };

export function useRichText({ value, onChange, onFocus, onCaret, editorProps }: RichText): Editor {
  const { t } = useTranslation('admin');
  /** The last value from outside, and the last value that the owner got. */
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
    // The Content-Security-Policy forbids a style element; the rules are in rich-text.module.css.
    injectCSS: false,
    onFocus,
    onSelectionUpdate: ({ editor: updated, transaction }) => {
      if (updated.isFocused && !transaction.getMeta('pointer')) onCaret(updated);
    },
    onUpdate: update => {
      const html = htmlOf(update.editor.state.doc);
      if (html === current.current?.html) return;
      // If everything was undone, the owner gets the original value.
      const next = html === given.current?.html ? given.current.value : html;
      current.current = { value: next, html, editor: update.editor };
      onChange(next);
    },
  });
  // In the same task as the render: otherwise text typed in between would count as older than `value`.
  useLayoutEffect(() => {
    if (current.current?.editor === editor && current.current.value === value) return;
    showHtml(editor, value);
    given.current = { value, html: htmlOf(editor.state.doc) };
    current.current = { ...given.current, editor };
  }, [editor, value]);
  return editor;
}
