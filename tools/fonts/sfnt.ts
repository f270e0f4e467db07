/** The metrics of a font file: lengths in its own units, advance widths by code point. */
export type FontMetrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  advances: Map<number, number>;
};

/** Reads the tables of a font with TrueType outlines: https://learn.microsoft.com/typography/opentype/spec/ */
export function readMetrics(font: Buffer): FontMetrics {
  const hhea = table(font, 'hhea');
  const hmtx = table(font, 'hmtx');
  const lastAdvance = hhea.readUInt16BE(34) - 1;
  const advances = new Map<number, number>();
  for (const [codePoint, glyph] of glyphs(table(font, 'cmap'))) {
    advances.set(codePoint, hmtx.readUInt16BE(4 * Math.min(glyph, lastAdvance)));
  }
  return {
    unitsPerEm: table(font, 'head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advances,
  };
}

function table(font: Buffer, tag: string) {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const start = font.readUInt32BE(record + 8);
    return font.subarray(start, start + font.readUInt32BE(record + 12));
  }
  throw new Error(`The font has no table ${tag}`);
}

/** Code points and glyphs of the format 4 subtable, which every font has for its first 65,536 characters. */
function* glyphs(cmap: Buffer): Generator<[codePoint: number, glyph: number]> {
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const subtable = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (subtable.readUInt16BE(0) === 4) return yield* segments(subtable);
  }
  throw new Error('The font has no character map of format 4');
}

function* segments(subtable: Buffer): Generator<[codePoint: number, glyph: number]> {
  const size = subtable.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = subtable.readUInt16BE(14 + segment);
    const start = subtable.readUInt16BE(16 + size + segment);
    const delta = subtable.readUInt16BE(16 + 2 * size + segment);
    const rangeAt = 16 + 3 * size + segment;
    const range = subtable.readUInt16BE(rangeAt);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint++) {
      const listed =
        range === 0 ? codePoint : subtable.readUInt16BE(rangeAt + range + 2 * (codePoint - start));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) yield [codePoint, glyph];
    }
  }
}
