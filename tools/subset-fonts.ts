/**
 * Cuts the fonts down to the characters and weights that the site uses, and prints the descriptors of the
 * fallback faces for src/ui/fonts.css. To be run again when the fonts or these lists change.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackDescriptors, frequentText } from './fonts/fallback.ts';
import { type FontMetrics, readMetrics } from './fonts/sfnt.ts';

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const folder = new URL('../src/ui/fonts/', import.meta.url);

/** What every page shows, and the ångström; rare signs and the letters of other languages, a third as many bytes again, are in a file of their own. */
const latin = `${range(0x20, 0x7e)}\u00a0\u00ad§©«°±²³µ·»×÷–—‘’‚“”„•…‹›€™−′″⁄\u2009Å`;
const rare = `¡¢£¤¥¦¨ª¬®¯´¶¸¹º¼½¾¿${range(0xc0, 0xc4)}${range(0xc6, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}ıŒœ`;
const bosnian = 'ČčĆćĐđŠšŽž';
const greek = 'ΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξοπρςστυφχψω';

/**
 * What letters need. Digits are of one height in both families, and of one width in the sans serif. Fractions would make
 * the first files a twelfth larger, and ligatures the serif's a tenth: its f does not touch what follows.
 */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];

/** For vertical writing, and for lists of styles in programs. */
const dropTables = ['vhea', 'vmtx', 'VVAR', 'STAT'];

const weights = { wght: { min: 400, max: 700, default: 400 } };
/** Serif text has 15 to 34 px; bold is 600, a sixteenth smaller than with 700. */
const weightsAndSizes = {
  wght: { min: 400, max: 600, default: 400 },
  opsz: { min: 15, max: 36, default: 15 },
};

const literata = { family: 'literata', axes: 'opsz', style: 'normal', variationAxes: weightsAndSizes };
/** In texts only, where a weight more would nearly double it: browsers draw what is bold and italic from this one. */
const literataItalic = { family: 'literata', axes: 'wght', style: 'italic', variationAxes: { wght: 400 } };
const plexSans = { family: 'ibm-plex-sans', axes: 'wght', style: 'normal', variationAxes: weights };

type Source = typeof literata | typeof literataItalic | typeof plexSans;

const subsets: [name: string, source: Source, part: 'latin' | 'latin-ext' | 'greek', text: string][] = [
  ['literata-latin', literata, 'latin', latin],
  ['literata-rare', literata, 'latin', rare],
  ['literata-bs', literata, 'latin-ext', bosnian],
  ['literata-greek', literata, 'greek', greek],
  ['literata-latin-italic', literataItalic, 'latin', latin],
  ['literata-rare-italic', literataItalic, 'latin', rare],
  ['literata-bs-italic', literataItalic, 'latin-ext', bosnian],
  ['literata-greek-italic', literataItalic, 'greek', greek],
  ['ibm-plex-sans-latin', plexSans, 'latin', latin],
  ['ibm-plex-sans-rare', plexSans, 'latin', rare],
  ['ibm-plex-sans-bs', plexSans, 'latin-ext', bosnian],
  ['ibm-plex-sans-greek', plexSans, 'greek', greek],
];

await mkdir(folder, { recursive: true });
for (const [name, source, part, text] of subsets) {
  const font = await readFont(source, part);
  const { advances } = readMetrics(await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: {} }));
  const missing = [...text].filter(character => !advances.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(' ')}`);

  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: source.variationAxes,
    keepFeatures,
    dropTables,
  });
  await writeFile(new URL(`${name}.woff2`, folder), subset);
  print(`${name} ${kilobytes(font)} → ${kilobytes(subset)} KB`);
}
for (const { family } of [literata, plexSans]) {
  await copyFile(new URL(`${family}/LICENSE`, packages), new URL(`OFL-${family}.txt`, folder));
}

/**
 * Mean widths in em of the fonts that systems have, weighted like ours. Georgia and Arial (Windows, macOS, iOS) are
 * not free; measured with Gelasio and Arimo, which are made to their widths. (Weighted for English, Capsize
 * publishes 913 for all four: https://github.com/seek-oss/capsize, packages/metrics.) Noto Serif is
 * Android's, measured with the package of Fontsource; its Roboto has Arial's widths (895.5).
 */
const georgia = 894.5 / 2048;
const arial = 895.8 / 2048;
const notoSerif = 474.6 / 1000;

/** At the weight and, for Literata, the optical size of the body text (19 px). */
const prose = await measure(literata, { wght: 400, opsz: 19 });
const interfaceText = await measure(plexSans, { wght: 400 });
print('Literata Fallback', ...fallbackDescriptors(prose, georgia));
print('Literata Fallback Android', ...fallbackDescriptors(prose, notoSerif));
print('IBM Plex Sans Fallback', ...fallbackDescriptors(interfaceText, arial));

async function measure(source: Source, variationAxes: Record<string, number>): Promise<FontMetrics> {
  const cut = async (part: 'latin' | 'latin-ext') =>
    readMetrics(
      await subsetFont(await readFont(source, part), frequentText, { targetFormat: 'sfnt', variationAxes }),
    );
  const [basic, extended] = [await cut('latin'), await cut('latin-ext')];
  return { ...basic, advances: new Map([...extended.advances, ...basic.advances]) };
}

function readFont({ family, axes, style }: Source, part: string) {
  return readFile(new URL(`${family}/files/${family}-${part}-${axes}-${style}.woff2`, packages));
}

function range(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function kilobytes(file: Buffer) {
  return (file.length / 1000).toFixed(1);
}

function print(...lines: string[]) {
  process.stdout.write(`${lines.join('\n  ')}\n`);
}
