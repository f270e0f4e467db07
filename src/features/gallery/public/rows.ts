import { pageWidth, phoneWidth } from '#ui/pictures/page-width.ts';

/**
 * The shapes of tiles, width by height, each with a class in `album-images.module.css`: those of cameras to the pixel, between
 * them so many that no picture from 1 : 3 to 3 : 1 loses more than a sixteenth. What is beyond is cut to that; the viewer shows
 * it whole. Inline styles, which could say any shape, are forbidden.
 */
export const shapes = [
  ...['1-3', '3-8', '2-5', '4-9', '1-2', '9-16', '5-8', '2-3', '3-4', '4-5', '8-9', '1-1'],
  ...['9-8', '5-4', '4-3', '3-2', '8-5', '16-9', '2-1', '9-4', '5-2', '8-3', '3-1'],
] as const;
export type Shape = (typeof shapes)[number];

/** Of a picture whose size is not known, and of one that is still to come. */
const usualShape: Shape = '3-2';

export function shapeOf(details: { width: number; height: number } | null): Shape {
  if (!details) return usualShape;
  const ratio = details.width / details.height;
  const distance = (shape: Shape) => Math.abs(Math.log(ratio / ratioOf(shape)));
  return shapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

export function ratioOf(shape: Shape): number {
  const [width = 1, height = 1] = shape.split('-').map(Number);
  return width / height;
}

/**
 * The least height of a row and the gap between tiles, as parts of the list's width: as the style sheet has them. Three
 * landscape photos fill a row, on phones two.
 */
const onWideScreens = { row: 0.219, gap: 0.0065 };
const onPhones = { row: 0.329, gap: 0.0115 };

/** A little less than there is, so that two in a row of the most common width, 412 px, take pictures of 320 px and not of 640. */
const halfOfPhone = '88vw';

/** For `sizes`, the width of each tile in its row; the only one has the whole list. */
export function sizesInRows(tiles: readonly Shape[]): string[] {
  if (tiles.length === 1) return [`(min-width: 83.5rem) 77.5rem, ${pageWidth}`];
  const wide = widthsInRows(tiles.map(ratioOf), onWideScreens);
  const narrow = widthsInRows(tiles.map(ratioOf), onPhones);
  return tiles.map((_, index) => {
    const [part = 1, onPhone = 1] = [wide[index], narrow[index]];
    const phone = onPhone > 0.5 ? phoneWidth : halfOfPhone;
    return [
      `(min-width: 83.5rem) ${rounded(77.5 * part)}rem`,
      `(min-width: 48rem) ${rounded(92 * part)}vw`,
      phone.replaceAll(/\d+(?=vw)/g, width => rounded(Number(width) * onPhone)),
    ].join(', ');
  });
}

/**
 * Each tile's width as a part of the list's. A row takes what fits at its least height, and grows until it is full; the last
 * one stays as it is.
 */
export function widthsInRows(
  ratios: readonly number[],
  { row, gap }: { row: number; gap: number },
): number[] {
  const rows: number[][] = [];
  for (const ratio of ratios) {
    const last = rows.at(-1);
    if (last && row * (sum(last) + ratio) + gap * last.length <= 1) last.push(ratio);
    else rows.push([ratio]);
  }
  return rows.flatMap((tiles, index) => {
    const full = (1 - gap * (tiles.length - 1)) / sum(tiles);
    const height = index === rows.length - 1 ? Math.min(row, full) : full;
    return tiles.map(ratio => ratio * height);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function rounded(number: number): string {
  return String(Math.round(number * 10) / 10);
}
