/** In UTF-16 units: what stands before the place that an excerpt is about. */
const before = 70;

/** So much of a text is looked through at a time, and so much at most. */
const piece = 1_000;
const deepest = 50_000;

/** Where a text has something that `placeIn` finds in parts of it; its beginning where it is nowhere. */
export function findPlace(text: string, placeIn: (part: string) => number | undefined): number {
  for (let from = 0; from < Math.min(text.length, deepest); ) {
    const space = text.lastIndexOf(' ', from + piece);
    const to = from + piece < text.length && space > from ? space : from + piece;
    const place = placeIn(text.slice(from, to));
    if (place !== undefined) return from + place;
    from = to;
  }
  return 0;
}

/** The part of a text around a place, of so many UTF-16 units at most. The text is on one line. */
export function cutAround(text: string, place: number, longest: number): string {
  const from = place > before && text.length > longest ? wordAfter(text, place - before) : 0;
  const isCut = text.length - from > longest;
  const to = isCut ? Math.max(text.lastIndexOf(' ', from + longest), from + longest / 2) : text.length;
  return `${from > 0 ? '… ' : ''}${whole(text, from, to)}${isCut ? ' …' : ''}`;
}

function wordAfter(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + before ? at : space + 1;
}

/** A part of a text without halves of characters at its ends. */
function whole(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .trim();
}
