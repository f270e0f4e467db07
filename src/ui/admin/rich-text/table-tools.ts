import type { ChainedCommands } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import {
  iconAddColumn,
  iconAddRow,
  iconHeaderRow,
  iconRemoveColumn,
  iconRemoveRow,
  iconRemoveTable,
  iconTable,
} from '#ui/icons/icons-admin.ts';
import type { Tool } from './tool.ts';

/** Of a new table: a row of headers, and two of cells. */
const newRows = 3;
const newColumns = 3;

export const insertTableTool: Tool = {
  id: 'table',
  name: t => t('richText.table.insert'),
  icon: iconTable,
  isToggle: false,
  isPossible: editor => !isInTable(editor.state),
  run: insertTable,
};

/** Shown while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  inTable('addRow', iconAddRow, addRowAfter),
  inTable('removeRow', iconRemoveRow, deleteRow),
  inTable('addColumn', iconAddColumn, addColumnAfter),
  inTable('removeColumn', iconRemoveColumn, deleteColumn),
  inTable('headerRow', iconHeaderRow, toggleHeaderRow),
  inTable('remove', iconRemoveTable, deleteTable),
];

function inTable(
  id: 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn' | 'headerRow' | 'remove',
  icon: string,
  change: Command,
): Tool {
  return {
    id,
    name: t => t(`richText.table.${id}`),
    icon,
    isToggle: false,
    isShown: editor => isInTable(editor.state),
    run: chain => chain.command(({ state, dispatch }) => change(state, dispatch)),
  };
}

function insertTable(chain: ChainedCommands): ChainedCommands {
  return chain.command(({ tr, state: { schema } }) => {
    const { table, tableRow, tableHeader, tableCell } = schema.nodes;
    const row = (type: typeof tableCell) =>
      tableRow?.createAndFill(
        null,
        Array.from({ length: newColumns }, () => type?.createAndFill()).filter(cell => cell != null),
      );
    const rows = Array.from({ length: newRows }, (_, index) => row(index === 0 ? tableHeader : tableCell));
    const made = table?.createAndFill(
      null,
      rows.filter(one => one != null),
    );
    if (!made) return false;
    const start = tr.selection.from;
    tr.replaceSelectionWith(made);
    tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView();
    return true;
  });
}
