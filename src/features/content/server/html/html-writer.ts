/** Deeper tags are left out. */
const deepest = 100;

const voidTags = new Set(['br', 'hr', 'img']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const sections = new Set(['thead', 'tbody']);
const cells = new Set(['th', 'td']);
/** What has no text of its own, but only parts. */
const structures = new Set(['table', ...sections, 'tr']);
/** What a paragraph cannot contain. */
const blocks = new Set([
  ...['p', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'table', 'figure'],
  ...headings,
]);
/** What ends a figure, which consists of a picture and a caption. Other tags in it are left out. */
const afterFigure = new Set(['hr', 'blockquote', 'pre', 'ul', 'ol', 'table', 'figure']);

/** An element whose end tag is not written yet. */
export type OpenElement = {
  tag: string;
  /** Where its start tag stands. */
  at: number;
  /** Whether a table, or part of one, has a cell, and a figure a picture. */
  isFilled: boolean;
  /** Where the caption of a figure begins and ends. */
  caption?: readonly [number, number];
};

/**
 * Writes tags and text so that a browser reads the tree that was written: it closes what a browser would close by
 * itself, and adds the parts of a table that are missing. Tables without cells are left out, and so are figures without
 * a picture, of which the caption becomes a paragraph.
 */
export class HtmlWriter {
  readonly #written: string[] = [];
  readonly #open: OpenElement[] = [];

  /** Writes a start tag; undefined if it is left out where it would stand. */
  begin(tag: string, startTag: string): OpenElement | undefined {
    if (!this.#makePlaceFor(tag)) return undefined;
    const room = tag === 'table' ? deepest - 3 : deepest;
    if (this.#open.length >= room) return undefined;
    return this.#write(tag, startTag);
  }

  /** Writes text that is escaped already. */
  text(text: string): void {
    const { tag = '' } = this.#top ?? {};
    if (structures.has(tag) || tag === 'figure') {
      if (!text.trim()) return;
      this.#makePlaceForContent();
    }
    this.#written.push(text);
  }

  /** Writes an element's end tag, and those of all in it, unless it is closed already. */
  end(element: OpenElement): void {
    const place = this.#open.lastIndexOf(element);
    if (place >= 0) this.#closeFrom(place);
  }

  /** Closes everything and answers the whole. */
  finish(): string {
    this.#closeFrom(0);
    return this.#written.join('');
  }

  get #top(): OpenElement | undefined {
    return this.#open.at(-1);
  }

  #write(tag: string, startTag = `<${tag}>`): OpenElement {
    const element = { tag, at: this.#written.length, isFilled: false };
    this.#written.push(startTag);
    if (cells.has(tag)) for (const part of this.#open.slice(-3)) part.isFilled = true;
    if (tag === 'img' && this.#top?.tag === 'figure') this.#top.isFilled = true;
    if (!voidTags.has(tag)) this.#open.push(element);
    return element;
  }

  /** Opens and closes what is needed for a tag to stand here; false if it cannot. */
  #makePlaceFor(tag: string): boolean {
    if (tag !== 'table' && (structures.has(tag) || cells.has(tag))) return this.#makePlaceInTable(tag);
    if (structures.has(this.#top?.tag ?? '')) this.#makePlaceForContent();
    const isCaption = this.#last('figcaption') >= 0;
    if (!isCaption && this.#top?.tag === 'figure') return this.#makePlaceInFigure(tag);
    if (tag === 'figcaption' || (isCaption && (blocks.has(tag) || tag === 'img'))) return false;
    if (blocks.has(tag)) this.#closeForBlock(tag);
    if (tag === 'a') this.#closeLast('a');
    return true;
  }

  #makePlaceInTable(tag: string): boolean {
    const table = this.#open.findLastIndex(element => element.tag === 'table');
    if (table < 0) return false;
    const isSection = sections.has(tag);
    // A table, its section and its row follow each other directly.
    const kept = isSection ? 1 : tag === 'tr' ? 2 : 3;
    const parts = this.#open.slice(table, table + kept).filter(element => structures.has(element.tag));
    this.#closeFrom(table + parts.length);
    if (kept > 1 && parts.length < 2) this.#write('tbody');
    if (kept > 2 && parts.length < 3) this.#write('tr');
    return true;
  }

  /** Ends a figure, or begins a cell, where text or an element stands that neither can contain by itself. */
  #makePlaceForContent(): void {
    if (this.#top?.tag === 'figure') this.#closeFrom(this.#open.length - 1);
    if (!structures.has(this.#top?.tag ?? '')) return;
    this.#makePlaceInTable('td');
    this.#write('td');
  }

  #makePlaceInFigure(tag: string): boolean {
    if (tag === 'figcaption') return !this.#top?.caption;
    if (tag === 'img' && !this.#top?.isFilled) return true;
    if (tag !== 'img' && !afterFigure.has(tag)) return false;
    this.#closeFrom(this.#open.length - 1);
    if (tag === 'img') this.#write('figure');
    return true;
  }

  /** As a browser does before a block begins. */
  #closeForBlock(tag: string): void {
    this.#closeLast('p');
    if (headings.has(tag) && headings.has(this.#top?.tag ?? '')) this.#closeFrom(this.#open.length - 1);
    if (tag !== 'li') return;
    const last = this.#open.findLastIndex(element => blocks.has(element.tag) || cells.has(element.tag));
    if (this.#open[last]?.tag === 'li') this.#closeFrom(last);
  }

  #closeLast(tag: string): void {
    const place = this.#last(tag);
    if (place >= 0) this.#closeFrom(place);
  }

  /** The place of the last open element with a tag, in the same cell. */
  #last(tag: string): number {
    const place = this.#open.findLastIndex(element => element.tag === tag || cells.has(element.tag));
    return this.#open[place]?.tag === tag ? place : -1;
  }

  #closeFrom(place: number): void {
    while (this.#open.length > place) this.#close(this.#open.pop() as OpenElement);
  }

  #close(element: OpenElement): void {
    const { tag, at, isFilled } = element;
    if (structures.has(tag) && !isFilled) {
      this.#written.length = at;
      return;
    }
    if (tag === 'figure' && !isFilled) {
      this.#unwrap(element);
      return;
    }
    if (tag === 'figcaption' && this.#top) this.#top.caption = [at, this.#written.length];
    this.#written.push(`</${tag}>`);
  }

  #unwrap({ at, caption }: OpenElement): void {
    this.#written[at] = '';
    if (!caption) return;
    const [start, end] = caption;
    const isEmpty = !this.#written.slice(start + 1, end).join('');
    this.#written[start] = isEmpty ? '' : '<p>';
    this.#written[end] = isEmpty ? '' : '</p>';
  }
}
