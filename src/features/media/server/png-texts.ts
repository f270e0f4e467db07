const texts = new Set(['tEXt', 'zTXt', 'iTXt']);
/** The length of the signature, and of a chunk's length, type and checksum around its data. */
const start = 8;
const around = 12;

/**
 * Removes a PNG's text chunks. They can be compressed to a thousandth, so that a few megabytes take a decoder
 * half a minute, and none of them is kept anyway.
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
  // If the last chunk is cut off, the decoder decides about the rest.
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
