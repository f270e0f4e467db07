import { imageSourcesOf } from '../image-sources.ts';

/**
 * Gives the pictures in sanitized HTML their smaller versions, and loads them when they come into sight. Those that
 * `sizes` is told of, which are as wide as the text, have the class.
 */
export function fillPictures(
  html: string,
  { className, sizes }: { className: string; sizes: string },
): string {
  return html.replace(
    /<img src="(\/media\/[0-9a-f]{40})\.(?:jpg|webp)" alt="[^"]*" width="(\d+)" height="\d+"/g,
    (image, address: string, width: string) => {
      // Browsers lay a picture out as wide as `sizes` says, unless its class says something else.
      const isSmall = Number(width) < 600;
      const told = isSmall ? `${width}px` : sizes;
      const sources = imageSourcesOf(address, Number(width)).map(
        ({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${told}">`,
      );
      return `<picture${isSmall ? '' : ` class="${className}"`}>${sources.join('')}${image} loading="lazy" decoding="async"></picture`;
    },
  );
}

/** In UTF-16 units: how much of a table is looked at for its name, and the longest name. */
const lookedAt = 2_000;
const longestName = 100;

/**
 * Puts each table of sanitized HTML into a region that scrolls by itself, by keyboard too. It is named by its first row,
 * or `unnamed` where that says nothing, and numbered where another one has its name.
 */
export function frameTables(
  html: string,
  { className, unnamed }: { className: string; unnamed: string },
): string {
  const timesUsed = new Map<string, number>();
  return html
    .replace(/<table>/g, (table, at: number) => {
      const words = nameOf(html.slice(at, at + lookedAt)) || unnamed;
      const number = (timesUsed.get(words) ?? 0) + 1;
      timesUsed.set(words, number);
      const name = number === 1 ? words : `${words} (${number})`;
      return `<div class="${className}" role="region" aria-label="${name}" tabindex="0">${table}`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** The texts of the cells of the first row, as an attribute's value. */
function nameOf(beginning: string): string {
  const [row = ''] = beginning.split('</tr>');
  const cells = row.split(/<\/t[dh]>/).map(cell => cell.replace(/(?:<[^>]*>?|\s)+/g, ' ').trim());
  const name = cells.filter(Boolean).join(', ').replaceAll('"', '&quot;');
  // Without half an entity or half a character at its end.
  return name.slice(0, longestName).replace(/&[^;]*$|[\uD800-\uDBFF]$/, '');
}
