import { imageSourcesOf } from './image-sources.ts';

/** Gives the pictures in sanitized HTML their smaller versions, and loads them when they come into sight. */
export function fillPictures(html: string, sizes: string): string {
  return html.replace(
    /<img src="(\/media\/[0-9a-f]{40})\.(?:jpg|webp)" alt="[^"]*" width="(\d+)" height="\d+"/g,
    (image, address: string, width: string) => {
      // Browsers lay a picture out as wide as `sizes` says.
      const told = Number(width) < 600 ? `${width}px` : sizes;
      const sources = imageSourcesOf(address, Number(width)).map(
        ({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${told}">`,
      );
      return `<picture>${sources.join('')}${image} loading="lazy" decoding="async"></picture`;
    },
  );
}

/**
 * Puts each table of sanitized HTML into a region that scrolls by itself, by keyboard too. It is named by what the table
 * begins with.
 */
export function frameTables(html: string, className: string): string {
  return html
    .replace(/<table>(?=(.*?)<\/tr>)/gs, (table, row: string) => {
      const name = row
        .replace(/<\/t[dh]>\s*(?=.*\S)/gs, ', ')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ ,/g, ',')
        .replace(/^[\s,]+|[\s,]+$/g, '')
        .replaceAll('"', '&quot;');
      return `<div class="${className}" role="region" aria-label="${name}" tabindex="0">${table}`;
    })
    .replaceAll('</table>', '</table></div>');
}
