const texts = new Set(['tEXt', 'zTXt', 'iTXt']);
/** The signature of the format, and what a chunk has around its data: length, type, checksum. */
const start = 8;
const around = 12;

/**
 * A PNG without its texts. Compressed to a thousandth, those of a few megabytes take a decoder half a minute, and
 * none of them is kept.
 */
export function withoutTexts(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const kept = [bytes.subarray(0, start)];
  let at = start;
  while (at + around <= bytes.length) {
    const end = at + around + bytes.readUInt32BE(at);
    if (!texts.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  // What is left when the last chunk is cut off is the decoder's to judge.
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
