import type { Editor, EditorOptions } from '@tiptap/core';
import type { RefObject } from 'react';

type Head = RefObject<HTMLElement | null>;

/** Keeps the cursor clear of the sticky head when the editor scrolls. */
export function clearanceOf(head: Head): EditorOptions['editorProps'] {
  const clearance = {
    get top() {
      return (head.current?.offsetHeight ?? 0) + 16;
    },
    ...{ right: 0, bottom: 16, left: 0 },
  };
  return { scrollThreshold: clearance, scrollMargin: clearance };
}

/** For arrow keys the browser scrolls, which ignores the sticky head. */
export function uncoverCaret(editor: Editor, head: Head): void {
  const bottom = head.current?.getBoundingClientRect().bottom ?? 0;
  const isCovered = editor.view.coordsAtPos(editor.state.selection.head).top < bottom;
  if (isCovered) editor.commands.scrollIntoView();
}
