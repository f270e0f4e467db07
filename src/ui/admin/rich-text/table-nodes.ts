import { type Editor, Extension, type Extensions, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';

/** What prosemirror-tables knows the nodes by. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = cell('tableCell', 'td');
const TableHeader = cell('tableHeader', 'th');

function cell(name: string, tag: 'td' | 'th') {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: unstored }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** prosemirror-tables asks for the widths of columns, which the site does not store. */
const unstored = { default: null, rendered: false };

/** The server keeps spans of up to 20 cells. */
function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 20),
    renderHTML: ({ [name]: cells }: Record<string, unknown>) => (cells === 1 ? {} : { [name]: cells }),
  };
}

/** Tab goes to the next cell, and from the last one behind the table; so does Ctrl+Enter from every one. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  // Before lists, which take Tab too.
  priority: 110,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const inCells = (direction: 1 | -1) => () =>
      isInTable(this.editor.state) &&
      this.editor.commands.command(({ state, dispatch }) => goToNextCell(direction)(state, dispatch));
    return {
      Tab: () => inCells(1)() || leaveTable(this.editor),
      'Shift-Tab': inCells(-1),
      'Mod-Enter': () => leaveTable(this.editor),
    };
  },
});

/** Puts the cursor behind the table, into a new paragraph where there is none. */
function leaveTable(editor: Editor): boolean {
  const { $head } = editor.state.selection;
  const depth = depthOfTable($head);
  if (depth === undefined) return false;
  return editor.commands.command(({ tr, state }) => {
    const behind = $head.after(depth);
    const { paragraph } = state.schema.nodes;
    if (!tr.doc.resolve(behind).nodeAfter?.isTextblock && paragraph) tr.insert(behind, paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView();
    return true;
  });
}

function depthOfTable($place: { depth: number; node: (depth: number) => { type: { name: string } } }) {
  for (let depth = $place.depth; depth > 0; depth -= 1)
    if ($place.node(depth).type.name === 'table') return depth;
  return undefined;
}

/** Tables as the server stores them (docs/decisions/0054-tables-and-pictures-in-texts.md). */
export const tableNodes: Extensions = [Table, TableRow, TableCell, TableHeader, TableEditing];
