import { createHash } from 'node:crypto';
import { type ImageDetails, type ImageFormat, imageFormats, imageWidths, mediaPath } from '../contract.ts';

/** In hexadecimal digits. */
const nameLength = 40;

/** A stored file's name: half of the SHA-256 of its bytes, so that it cannot be guessed nor mean two files. */
export function nameOf(bytes: Uint8Array, extension: string): string {
  return nameOfSum(createHash('sha256').update(bytes).digest('hex'), extension);
}

/** The same by the SHA-256, in hexadecimal digits. */
export function nameOfSum(sha256: string, extension: string): string {
  return `${sha256.slice(0, nameLength)}.${extension}`;
}

/** Whether a name is that of bytes with this SHA-256, in hexadecimal digits: if not, they were changed since. */
export function isNamedBy(name: string, sum: string | undefined): boolean {
  return sum?.slice(0, nameLength) === name.slice(0, name.indexOf('.'));
}

export type MediaName =
  | { kind: 'original'; name: string; extension: string }
  | { kind: 'variant'; name: string; stem: string; width: number | undefined; format: ImageFormat };

/** What a name below `/media/` asks for; undefined where it can be no file of ours. */
export function parseMediaName(name: string): MediaName | undefined {
  const match = /^([0-9a-f]{40})(?:-(full|\d+))?\.([a-z]+)$/.exec(name);
  if (!match) return undefined;
  const [, stem = '', size, extension = ''] = match;
  if (!size) {
    return ['jpg', 'webp', 'pdf'].includes(extension) ? { kind: 'original', name, extension } : undefined;
  }
  const format = imageFormats.find(known => known === extension);
  const width = imageWidths.find(known => String(known) === size);
  return format && (width || size === 'full') ? { kind: 'variant', name, stem, width, format } : undefined;
}

/** Whether it is the name of a stored file, as every row of `files` has one: a backup may have been made by anybody. */
export function isStoredName(name: string): boolean {
  return parseMediaName(name)?.kind === 'original';
}

/** Every smaller size that is made of a stored file. */
export function variantNames(name: string): string[] {
  const stem = name.slice(0, name.indexOf('.'));
  return [...imageWidths, 'full'].flatMap(size => imageFormats.map(format => `${stem}-${size}.${format}`));
}

/** A stored file's address on the site. */
export function mediaUrl(name: string): string {
  return `${mediaPath}${name}`;
}

/** The smaller sizes of a stored picture, each format's as a `srcset`. */
export function imageDetailsOf(name: string, width: number, height: number): ImageDetails {
  const stem = name.slice(0, name.indexOf('.'));
  const sources = imageFormats.map(format => {
    const smaller = imageWidths
      .filter(candidate => candidate < width)
      .map(candidate => `${mediaPath}${stem}-${candidate}.${format} ${candidate}w`);
    return {
      type: `image/${format}`,
      srcset: [...smaller, `${mediaPath}${stem}-full.${format} ${width}w`].join(', '),
    };
  });
  return { width, height, sources };
}
