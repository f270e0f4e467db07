/**
 * In `sizes`: all of a phone's width but its margins of 20 px. A screen with three pixels to a point gets a picture
 * for two: nobody sees the third, and it would cost half as many bytes again.
 */
export const phoneWidth = '(min-resolution: 2.5dppx) 60vw, 90vw';
/** All of a page's width below 64rem, where its margins are 4vw each. */
export const pageWidth = `(min-width: 48rem) 92vw, ${phoneWidth}`;
