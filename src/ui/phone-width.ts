/**
 * In `sizes`: as wide as a phone, of which it is 92 hundredths. Less is said, since phones have three dots to a pixel
 * and nobody sees the third: half the bytes, on the slowest connections.
 */
export const phoneWidth = '72vw';
