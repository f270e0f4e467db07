import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { Language } from '#shared/language.ts';

/** `serif` is what is read, `sans` what stands beside it. */
const fontNames = ['serif', 'sans', 'bold'] as const;
type FontName = (typeof fontNames)[number];

const fontFiles: Record<FontName, string> = {
  serif: 'literata-500.ttf',
  sans: 'ibm-plex-sans-400.ttf',
  bold: 'ibm-plex-sans-600.ttf',
};

/** Parsed once: it takes eight times as long as drawing a certificate. */
let fonts: Promise<[FontName, Font][]> | undefined;

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
  fonts ??= readFonts();
  for (const [name, font] of await fonts) pdf.registerFont(name, font as unknown as Uint8Array);
  draw(pdf);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer<ArrayBuffer>>));
}

async function readFonts(): Promise<[FontName, Font][]> {
  const { create } = await import('fontkit');
  return fontNames.map(name => {
    const file = readFileSync(new URL(`fonts/${fontFiles[name]}`, import.meta.url));
    const font = create(file) as Font;
    // A glyph keeps the letter of its first use. As a part of another, c of č, it has none, and could not be read later.
    for (const letter of font.characterSet) font.glyphForCodePoint(letter);
    return [name, font];
  });
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
