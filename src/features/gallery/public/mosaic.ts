import { phoneWidth } from '#ui/page-width.ts';
/** How much of a row an image takes: on wide screens a third, the half, two thirds or all; on a phone the half or all. */
export type Tile = { size: 'small' | 'half' | 'double' | 'whole'; isWide: boolean };

/**
 * Every seventh image is larger. Doubles take four of nine cells, so that after two of them the third finds no room
 * beside the others: it comes one image later, and the rows close without holes in the order of the images.
 */
export function tileOf(index: number, count: number): Tile {
  if (count === 1) return { size: 'whole', isWide: true };
  if (count === 2) return { size: 'half', isWide: true };
  const following = count - 1 - index;
  const place = index % 21;
  const isDouble =
    // It stands as high as the two beside it, of which the eighth image has one before it.
    ((place === 0 || place === 15) && following >= 2) || (place === 7 && following >= 1);
  return {
    size: isDouble ? 'double' : 'small',
    // Pairs lie between the wide ones; a last image without a partner is wide, too.
    isWide: index % 7 === 0 || (following === 0 && (index % 7) % 2 === 1),
  };
}

const widths = {
  small: ['25.5rem', '31vw'],
  half: ['38.5rem', '46vw'],
  double: ['51.5rem', '62vw'],
  whole: ['77.5rem', '92vw'],
};

/** The `sizes` attribute of a tile's picture. */
export function sizesOf({ size, isWide }: Tile): string {
  const [widest, wide] = widths[size];
  return `(min-width: 83.5rem) ${widest}, (min-width: 48rem) ${wide}, ${isWide ? phoneWidth : '46vw'}`;
}
