import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import type { SentPicture } from './sent-pictures.ts';

/** What a picture shows ('' if it is decorative), and its caption ('' if it has none). */
export type PictureTexts = { alt: string; caption: string };

/** Inserts a picture behind the selection, which stays, and puts the cursor behind the picture. */
export function insertPicture(editor: Editor, picture: SentPicture, { alt, caption }: PictureTexts): void {
  editor.commands.command(({ tr, state: { schema } }) => {
    const figure = schema.nodes.figure?.create({ ...picture, alt }, caption ? schema.text(caption) : null);
    if (!figure) return false;
    const place = outsideFigure(tr.selection.$to);
    tr.replaceRangeWith(place, place, figure);
    const behind = endOfLastChange(tr);
    const { parent, nodeAfter } = tr.doc.resolve(behind);
    const paragraph = schema.nodes.paragraph?.create();
    if (!nodeAfter && !parent.isTextblock && paragraph) tr.insert(behind, paragraph);
    tr.setSelection(Selection.near(tr.doc.resolve(behind))).scrollIntoView();
    return true;
  });
}

/** A caption takes no picture. */
function outsideFigure($place: ResolvedPos): number {
  return $place.parent.type.name === 'figure' ? $place.after() : $place.pos;
}

function endOfLastChange(tr: Transaction): number {
  let end = 0;
  tr.mapping.maps.at(-1)?.forEach((_oldStart, _oldEnd, _newStart, newEnd) => {
    end = newEnd;
  });
  return end;
}
