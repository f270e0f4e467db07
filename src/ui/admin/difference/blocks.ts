/** What formats a piece: the name of an element, or `a` with an address after a space. */
export type Mark = 'strong' | 'em' | 'u' | 's' | 'code' | `a ${string}`;

/** A word, a sign or the space between them. */
export type Piece = { text: string; marks: readonly Mark[] };

type BlockKind =
  | ('p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'blockquote' | 'pre' | 'hr')
  | ('row' | 'picture' | 'caption')
  | ('bullet' | 'number' | 'task' | 'done');

/** A paragraph, heading, entry of a list and so on. */
export type Block = { kind: BlockKind; pieces: readonly Piece[] };

/** Each line of a plain text is a block. */
export function blocksOfText(text: string): Block[] {
  if (text === '') return [];
  return text.split(/\r?\n/).map(line => ({ kind: 'p', pieces: piecesOf(line, []) }));
}

/** The blocks of HTML as the server stores it, in their order; nested ones follow what holds them. */
export function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = [];
  const page = new DOMParser().parseFromString(html, 'text/html');
  addBlocks(page.body, 'p', blocks);
  return blocks.filter(({ kind, pieces }) => kind === 'hr' || pieces.some(({ text }) => text.trim() !== ''));
}

function addBlocks(parent: Element, kind: BlockKind, blocks: Block[]): void {
  let pieces: Piece[] | undefined;
  const add = (more: readonly Piece[]) => {
    if (!pieces) {
      pieces = [];
      blocks.push({ kind, pieces });
    }
    pieces.push(...more);
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && ['TR', 'IMG'].includes(node.tagName)) {
      pieces = undefined;
      blocks.push(node.tagName === 'TR' ? rowOf(node) : pictureOf(node));
    } else if (node instanceof Element && isBlock(node)) {
      pieces = undefined;
      addBlocks(node, kindOf(node, kind), blocks);
    } else {
      add(inlinePieces(node, []));
    }
  }
  if (kind === 'hr') blocks.push({ kind, pieces: [] });
}

const blockTags = [
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'PRE',
  'HR',
  'UL',
  'OL',
  'LI',
  'DIV',
  ...['TABLE', 'THEAD', 'TBODY', 'FIGURE', 'FIGCAPTION'],
];

function isBlock({ tagName }: Element): boolean {
  return blockTags.includes(tagName);
}

/** The cells of a row with a line between them. */
function rowOf(row: Element): Block {
  const cells = [...row.children].map(cell => {
    const parts = cell.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6');
    for (const part of [...parts].slice(1)) part.before(' ');
    return inlinePieces(cell, []);
  });
  const line = piecesOf(' | ', []);
  return { kind: 'row', pieces: cells.flatMap((cell, index) => (index === 0 ? cell : [...line, ...cell])) };
}

/** What a picture shows, by its address; another picture is a change too. */
function pictureOf(image: Element): Block {
  const text = image.getAttribute('alt') || '—';
  return { kind: 'picture', pieces: piecesOf(text, [`a ${image.getAttribute('src') ?? ''}`]) };
}

/** A paragraph within a quotation or list is of the kind of that. */
function kindOf(element: Element, around: BlockKind): BlockKind {
  if (element.tagName === 'LI') {
    const checked = element.getAttribute('data-checked');
    if (checked !== null) return checked === 'true' ? 'done' : 'task';
    return element.parentElement?.tagName === 'OL' ? 'number' : 'bullet';
  }
  if (element.tagName === 'FIGCAPTION') return 'caption';
  if (['P', 'DIV', 'UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'FIGURE'].includes(element.tagName)) return around;
  return element.tagName.toLowerCase() as BlockKind;
}

function inlinePieces(node: Node, marks: readonly Mark[]): Piece[] {
  if (!(node instanceof Element)) return piecesOf(node.textContent ?? '', marks);
  if (node.tagName === 'BR') return [{ text: '\n', marks }];
  const own = markOf(node);
  return [...node.childNodes].flatMap(child => inlinePieces(child, own ? [...marks, own] : marks));
}

function markOf(element: Element): Mark | undefined {
  const name = element.tagName.toLowerCase();
  if (name === 'a') return `a ${element.getAttribute('href') ?? ''}`;
  return ['strong', 'em', 'u', 's', 'code'].includes(name) ? (name as Mark) : undefined;
}

function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const texts = text.match(/\s+|[\p{L}\p{M}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|\S/gu) ?? [];
  return texts.map(piece => ({ text: piece, marks }));
}
