/**
 * For `sizes`: a phone's width without its margins of 20 px. A 3x screen gets a 2x picture: the difference is
 * invisible, and the file would be half as large again.
 */
export const phoneWidth = '(min-resolution: 2.5dppx) 60vw, 90vw';
/** Below 64rem, where the margins are 4vw each. */
export const pageWidth = `(min-width: 48rem) 92vw, ${phoneWidth}`;
