import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';

/** `serif` is what is read, `sans` what stands beside it. */
const files = {
  serif: 'literata-500.ttf',
  sans: 'ibm-plex-sans-400.ttf',
  bold: 'ibm-plex-sans-600.ttf',
} as const;
type Fonts = Readonly<Record<keyof typeof files, Font>>;

/** Parsed once: it takes eight times as long as drawing a certificate. */
let fonts: Promise<Fonts> | undefined;

/** The fonts of what the server draws. */
export function readFonts(): Promise<Fonts> {
  fonts ??= parseFonts();
  return fonts;
}

async function parseFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const parse = (file: string) => {
    const font = create(readFileSync(new URL(file, import.meta.url))) as Font;
    // A glyph keeps the letter of its first use. As a part of another, c of č, it has none, and a PDF could not be read.
    for (const letter of font.characterSet) font.glyphForCodePoint(letter);
    return font;
  };
  return { serif: parse(files.serif), sans: parse(files.sans), bold: parse(files.bold) };
}
