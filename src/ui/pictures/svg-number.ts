/**
 * A length rounded to one decimal for an SVG. Shorter markup, and engines whose sine differs in the last
 * digit write the same.
 */
export function svgNumber(value: number): number {
  return Number(value.toFixed(1));
}
