/**
 * For `sizes`: a phone's width without its margins of 20 px. A 3x screen gets a 2x picture: the difference is
 * invisible, and the file would be half as large again. It is told a little less than there is, so that the most
 * common width of 412 px takes the picture of 640 px, not that of 960.
 */
export const phoneWidth = '(min-resolution: 2.5dppx) 59vw, 88vw';
/** Below 64rem, where the margins are 4vw each. */
export const pageWidth = `(min-width: 48rem) 92vw, ${phoneWidth}`;
