/**
 * A computed length as it is written into an SVG: to one decimal. That saves most of the bytes, and engines whose
 * sine or exponential differ in the last digit still write the same markup on the server and in the browser.
 */
export function svgNumber(value: number): number {
  return Number(value.toFixed(1));
}
