import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { readFonts } from '#server/fonts/fonts.ts';
import type { Association } from '#shared/association.ts';
import type { Language } from '#shared/language.ts';
import { shareCard } from '#shared/share-card.ts';
import { tidy } from '#shared/text/typography.ts';

/** The formula on its ground, drawn by `tools/make-share-card.ts`. */
const ground = fileURLToPath(new URL('share-card.png', import.meta.url));

/** In pixels. Above the formula there is room for a name, below it for the short one. */
const margin = 64;
const width = shareCard.width - 2 * margin;
const nameBox = { top: 56, height: 116, largest: 50, smallest: 20 };
const shortName = { size: 24, baseline: 571 };

const lineHeight = 1.14;
/** In parts of the size. */
const nameSpacing = -0.02;

/** The picture with which a page without one of its own is shared: a JPEG with the association's names. */
export async function drawShareCard(
  { name, short_name }: Association,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { serif, bold } = await readFonts();
  const { lines, size } = fitLines(serif, tidy(name, language));
  // As CSS places a line in its height.
  const first =
    nameBox.top + (size * lineHeight) / 2 + ((serif.ascent + serif.descent) * size) / serif.unitsPerEm / 2;
  const written = lines.map((line, index) =>
    outline(serif, line, { size, baseline: first + index * size * lineHeight, spacing: nameSpacing }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCard.width}" height="${shareCard.height}">
    <g fill="#fff">${written.join('')}</g>
    <g fill="#ffc629">${outline(bold, short_name, { ...shortName, spacing: 0 })}</g>
  </svg>`;
  const card = sharp(ground).composite([{ input: Buffer.from(svg) }]);
  return new Uint8Array(await card.jpeg({ quality: 88, mozjpeg: true }).toBuffer());
}

/** The lines of a name at the largest size at which they have room. */
function fitLines(font: Font, name: string): { lines: string[]; size: number } {
  const words = name.split(' ').map(word => ({ word, width: widthOf(font, word) }));
  const space = widthOf(font, ' ');
  for (let size = nameBox.largest; ; size -= 2) {
    const lines = balanced(words, space, width / size);
    const fits = lines.length * size * lineHeight <= nameBox.height;
    if (fits || size <= nameBox.smallest) return { lines, size };
  }
}

type Word = { word: string; width: number };

/** As few lines as there have to be, of about the same length. Lengths are in parts of the size. */
function balanced(words: readonly Word[], space: number, room: number): string[] {
  const fewest = broken(words, space, room);
  const widest = Math.max(...words.map(({ width }) => width));
  let lines = fewest;
  for (let less = room; less >= widest; less -= 0.5) {
    const narrower = broken(words, space, less);
    if (narrower.length > fewest.length) break;
    lines = narrower;
  }
  return lines;
}

function broken(words: readonly Word[], space: number, room: number): string[] {
  const lines: string[] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const { word, width } of words) {
    if (filled + space + width <= room) {
      lines.push(`${lines.pop()} ${word}`);
      filled += space + width;
    } else {
      lines.push(word);
      filled = width;
    }
  }
  return lines;
}

function widthOf(font: Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm + text.length * nameSpacing;
}

type Place = { size: number; baseline: number; spacing: number };

/** The shapes of a line's letters: fonts of the machine are not asked. */
function outline(font: Font, text: string, { size, baseline, spacing }: Place): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = margin;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${x + xOffset * scale} ${baseline - yOffset * scale}) scale(${scale} ${-scale})`;
      x += xAdvance * scale + spacing * size;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}
