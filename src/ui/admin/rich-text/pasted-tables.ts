import { declarationsOf, styledSelector } from './pasted-styles.ts';

/** The elements that cannot be inside a paragraph, apart from Word's list items. */
const blocks = 'ul, ol, h1, h2, h3, h4, h5, h6, pre, blockquote';

/**
 * A caption becomes a paragraph before its table. A table within a cell cannot be edited, so each of its rows becomes a
 * paragraph: '09:00 – Amra Đurić – Uvod'. A row with lists, headings or one cell only is replaced by the contents of
 * its cells.
 */
export function cleanTables(body: HTMLElement): void {
  // From the innermost.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const caption = table.caption ? [paragraphOf(table.caption)] : [];
    if (table.parentElement?.closest('table')) {
      table.replaceWith(...caption, ...[...table.rows].flatMap(contentOfRow));
    } else {
      table.caption?.remove();
      for (const cell of table.querySelectorAll('td, th')) if (isBlank(cell)) cell.replaceChildren();
      table.before(...caption);
    }
  }
}

/** Word and Excel put a space into a cell that is empty. */
function isBlank(cell: Element): boolean {
  return !cell.textContent.trim() && !cell.querySelector('img, hr');
}

function contentOfRow({ cells }: HTMLTableRowElement): Node[] {
  const filled = [...cells].filter(cell => cell.textContent.trim());
  if (filled.length < 2 || filled.some(hasBlocks)) return filled.flatMap(contentOfCell);
  const [first, ...others] = filled.map(paragraphOf);
  for (const other of others) first?.append(' – ', ...other.childNodes);
  return first ? [first] : [];
}

function paragraphOf(part: HTMLElement): HTMLElement {
  const paragraph = part.ownerDocument.createElement('p');
  const lines = [...part.querySelectorAll('p, div')];
  for (const line of lines) line.replaceWith(...line.childNodes, ' ');
  for (const lineBreak of part.querySelectorAll('br')) lineBreak.replaceWith(' ');
  paragraph.append(...part.childNodes);
  trim(paragraph);
  return paragraph;
}

/** Spaces and line ends around the words would be next to the dash. */
function trim(paragraph: HTMLElement): void {
  const { firstChild, lastChild } = paragraph;
  if (firstChild instanceof Text) firstChild.data = firstChild.data.trimStart();
  if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd();
}

function contentOfCell(cell: HTMLElement): Node[] {
  return hasBlocks(cell) || cell.querySelector('p') ? [...cell.childNodes] : [paragraphOf(cell)];
}

function hasBlocks(cell: HTMLElement): boolean {
  const isListItem = (part: Element) => declarationsOf(part).has('mso-list');
  return cell.querySelector(blocks) !== null || [...cell.querySelectorAll(styledSelector)].some(isListItem);
}
