/**
 * Cuts the fonts of PDFs down to the letters that names may have. The fonts of pages will not do: their letters are
 * spread over several files, and a reader that finds a name's letters in several fonts may take it for several words.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import subsetFont from 'subset-font';

const folder = new URL('../src/server/fonts/', import.meta.url);

// Complete fonts of one weight; too large for the dependencies, and needed here alone.
const sources = [
  ['@expo-google-fonts/literata@0.4.3', '500Medium/Literata_500Medium.ttf', 'literata-500'],
  ['@expo-google-fonts/ibm-plex-sans@0.4.1', '400Regular/IBMPlexSans_400Regular.ttf', 'ibm-plex-sans-400'],
  ['@expo-google-fonts/ibm-plex-sans@0.4.1', '600SemiBold/IBMPlexSans_600SemiBold.ttf', 'ibm-plex-sans-600'],
] as const;

/** Latin with its extensions, Greek, Cyrillic, and the punctuation of texts. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b9, 0x2dd],
  [0x300, 0x345],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;
const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map(code => String.fromCodePoint(code))
  .join('');

const temporary = await mkdtemp(join(tmpdir(), 'fonts-'));
for (const [name, path, target] of sources) {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', name, '--json', '--pack-destination', temporary], { encoding: 'utf8' }),
  );
  const entries = await unpackTar(gunzipSync(await readFile(join(temporary, filename))));
  const font = entries.find(({ header }) => header.name === `package/${path}`)?.data;
  if (!font) throw new Error(`${name} has no ${path}`);
  const subset = await subsetFont(Buffer.from(font), letters, { targetFormat: 'sfnt', variationAxes: {} });
  await writeFile(new URL(`${target}.ttf`, folder), subset);
  process.stdout.write(`${target} ${(subset.length / 1000).toFixed(1)} KB\n`);
}
await rm(temporary, { recursive: true });
