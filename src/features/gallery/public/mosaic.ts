import { phoneWidth } from '#ui/page-width.ts';
/** The part of a row: on wide screens a third, half, two thirds or all; on a phone half or all. */
export type Tile = { size: 'small' | 'half' | 'double' | 'whole'; isWide: boolean };

/**
 * Every seventh image is larger. A double takes four of nine cells. After two doubles the third would not
 * fit, so it comes one image later; the rows close without holes and keep the order.
 */
export function tileOf(index: number, count: number): Tile {
  if (count === 1) return { size: 'whole', isWide: true };
  if (count === 2) return { size: 'half', isWide: true };
  const following = count - 1 - index;
  const place = index % 21;
  const isDouble =
    // As high as the two images beside it; for the eighth image one of them comes before it.
    ((place === 0 || place === 15) && following >= 2) || (place === 7 && following >= 1);
  return {
    size: isDouble ? 'double' : 'small',
    // Pairs are between the wide ones. A last image without a partner is wide too.
    isWide: index % 7 === 0 || (following === 0 && (index % 7) % 2 === 1),
  };
}

const widths = {
  small: ['25.5rem', '31vw'],
  half: ['38.5rem', '46vw'],
  double: ['51.5rem', '62vw'],
  whole: ['77.5rem', '92vw'],
};

export function sizesOf({ size, isWide }: Tile): string {
  const [widest, wide] = widths[size];
  return `(min-width: 83.5rem) ${widest}, (min-width: 48rem) ${wide}, ${isWide ? phoneWidth : '46vw'}`;
}
