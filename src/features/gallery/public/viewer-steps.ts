/** The index that a key leads to, undefined for a key that means nothing here. It stops at the ends. */
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

/** The item at the index and those beside it, which are looked at next. */
export function withNeighbours<Item>(items: readonly Item[], index: number): Item[] {
  return items.slice(Math.max(index - 1, 0), index + 2);
}

/** Shorter ways, in CSS pixels, are a tap with an unsteady finger. */
const shortestSwipe = 40;

/** Where a finger's way leads: 1 to the next (it moved left), -1 back, 0 where it was not clearly sideways. */
export function stepOfSwipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < shortestSwipe || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
