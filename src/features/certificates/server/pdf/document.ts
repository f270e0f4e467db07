import { readFonts } from '#server/fonts/fonts.ts';
import type { Language } from '#shared/language.ts';

export const colours = {
  ink: '#131a33',
  ink2: '#454e6b',
  line: '#d5dbe6',
  surface: '#f3f5f9',
  n: '#2438a8',
  o: '#d5333f',
  s: '#ffc629',
} as const;

export type Pdf = PDFKit.PDFDocument;

type PdfOptions = {
  layout: 'landscape' | 'portrait';
  /** In points, as every length of a document. */
  margin: number;
  lang: Language;
  title: string;
  author: string;
  createdAt: Date;
};

/** Draws a document on A4 pages, with the fonts embedded. */
export async function drawPdf(
  { layout, margin, lang, title, author, createdAt }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // A fifth of a start's processor time, for what most processes never draw.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin,
    lang,
    bufferPages: true,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
    // Otherwise it would begin with Helvetica, which it would read from a file.
    font: '',
  });
  for (const [name, font] of Object.entries(await readFonts())) {
    pdf.registerFont(name, font as unknown as Uint8Array);
  }
  draw(pdf);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer<ArrayBuffer>>));
}

/** Room for a text, from its top left corner. */
type Box = { x: number; y: number; width: number; height: number };

/**
 * Writes a text at the largest of the sizes at which it fits into its box; at the smallest, what has no room is cut.
 * Returns the y below it.
 */
export function writeFitting(
  pdf: Pdf,
  text: string,
  { x, y, width, height }: Box,
  [largest, smallest]: readonly [largest: number, smallest: number],
): number {
  let size = largest;
  while (size > smallest && pdf.fontSize(size).heightOfString(text, { width }) > height) size -= 1;
  pdf.fontSize(size).text(text, x, y, { width, height, ellipsis: true });
  return pdf.y;
}
