import type { Editor, EditorOptions } from '@tiptap/core';
import type { RefObject } from 'react';

type Head = RefObject<HTMLElement | null>;

/** How far the editor scrolls: what is written must not come to lie under the head, which stays at the top. */
export function clearanceOf(head: Head): EditorOptions['editorProps'] {
  const clearance = {
    get top() {
      return (head.current?.offsetHeight ?? 0) + 16;
    },
    ...{ right: 0, bottom: 16, left: 0 },
  };
  return { scrollThreshold: clearance, scrollMargin: clearance };
}

/** The arrow keys are the browser's: it scrolls by itself, and knows nothing of the head. */
export function uncoverCaret(editor: Editor, head: Head): void {
  const bottom = head.current?.getBoundingClientRect().bottom ?? 0;
  const isCovered = editor.view.coordsAtPos(editor.state.selection.head).top < bottom;
  if (isCovered) editor.commands.scrollIntoView();
}
