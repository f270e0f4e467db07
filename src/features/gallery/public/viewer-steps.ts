/** The index to which a key leads. It stops at the ends. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export function withNeighbours<Item>(items: readonly Item[], index: number): Item[] {
  return items.slice(Math.max(index - 1, 0), index + 2);
}

/** Shorter movements, in CSS pixels, count as taps. */
const shortestSwipe = 40;

/**
 * 1 for the next image (the finger moved left), -1 for the previous one, 0 if the movement was not clearly
 * horizontal.
 */
export function stepOfSwipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < shortestSwipe || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
