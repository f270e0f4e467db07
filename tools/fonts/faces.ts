import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

// A PDF would hold each letter of a variable font as a drawing; a single weight is embedded as a font.
const literata = { family: 'Literata', folder: 'literata', axes: 'opsz' };
const plexSans = { family: 'IBM Plex Sans', folder: 'ibm-plex-sans', axes: 'wght' };
const cuts = [
  { ...literata, weight: 500, variationAxes: { wght: 500, opsz: 16 } },
  { ...plexSans, weight: 400, variationAxes: { wght: 400 } },
  { ...plexSans, weight: 600, variationAxes: { wght: 600 } },
];
const parts = { latin: 'U+0000-00FF, U+2000-206F', 'latin-ext': 'U+0100-024F' };

/** Style rules with the site's fonts embedded, reduced to the letters of a text. */
export async function fontFaces(text: string): Promise<string> {
  const faces = cuts.flatMap(({ family, folder, axes, weight, variationAxes }) =>
    Object.entries(parts).map(async ([part, range]) => {
      const file = new URL(`${folder}/files/${folder}-${part}-${axes}-normal.woff2`, packages);
      const font = await subsetFont(await readFile(file), text, { targetFormat: 'sfnt', variationAxes });
      return `@font-face { font-family: "${family}"; font-weight: ${weight}; unicode-range: ${range};
        src: url("data:font/ttf;base64,${font.toString('base64')}") format("truetype") }`;
    }),
  );
  return (await Promise.all(faces)).join('\n');
}
