import { createDocument, type Editor, getHTMLFromFragment, isNodeEmpty } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

/** The document as it is stored: '' if it is empty, and without empty paragraphs at its end. */
export function htmlOf(document: Node): string {
  if (isNodeEmpty(document, { ignoreWhitespace: true })) return '';
  return getHTMLFromFragment(document.content, document.type.schema).replace(/(?:<p><\/p>)+$/, '');
}

/**
 * Shows other HTML, unless it equals the editor's content. Resets the history, so that undo does not restore
 * the previous item's text.
 */
export function showHtml(editor: Editor, html: string): void {
  const document = createDocument(html, editor.schema);
  if (htmlOf(document) === htmlOf(editor.state.doc)) return;
  editor.view.updateState(EditorState.create({ doc: document, plugins: editor.state.plugins }));
  // An empty transaction, to notify the editor's subscribers.
  editor.view.dispatch(editor.state.tr);
}
