import { createDocument, type Editor, getHTMLFromFragment, isNodeEmpty } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

/** The document as it is stored: '' when there is nothing in it, and no empty paragraphs at its end. */
export function htmlOf(document: Node): string {
  if (isNodeEmpty(document, { ignoreWhitespace: true })) return '';
  return getHTMLFromFragment(document.content, document.type.schema).replace(/(?:<p><\/p>)+$/, '');
}

/**
 * Shows other HTML, unless it says what the editor holds already. The history starts anew: an undo must not
 * bring back the text of what was edited before.
 */
export function showHtml(editor: Editor, html: string): void {
  const document = createDocument(html, editor.schema);
  if (htmlOf(document) === htmlOf(editor.state.doc)) return;
  editor.view.updateState(EditorState.create({ doc: document, plugins: editor.state.plugins }));
  // An empty transaction, so that what watches the editor looks again.
  editor.view.dispatch(editor.state.tr);
}
