import { createHash } from 'node:crypto';
import { type ImageFormat, imageFormats, imageSourcesOf, imageWidths } from '#shared/image-sources.ts';
import { focusSteps } from '#shared/picture-focus.ts';
import { type ImageDetails, mediaPath } from '../contract.ts';

/** In hexadecimal digits. */
const nameLength = 40;

/** The name of a stored file: half of the SHA-256 of its bytes, so that names cannot be guessed and never collide. */
export function nameOf(bytes: Uint8Array, extension: string): string {
  return nameOfSum(createHash('sha256').update(bytes).digest('hex'), extension);
}

/** Like `nameOf`, from the SHA-256 in hexadecimal digits. */
export function nameOfSum(sha256: string, extension: string): string {
  return `${sha256.slice(0, nameLength)}.${extension}`;
}

/** Whether a file's name matches its SHA-256 in hexadecimal digits; if not, the file was altered. */
export function isNamedBy(name: string, sum: string | undefined): boolean {
  return sum?.slice(0, nameLength) === stemOf(name);
}

/** A name without its extension, which the names of variants begin with. */
export function stemOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

export type MediaName =
  | { kind: 'original'; name: string; extension: string }
  | { kind: 'variant'; name: string; stem: string; width: number | undefined; format: ImageFormat }
  | { kind: 'card'; name: string; stem: string; place: number | undefined };

/** Parses a name below `/media/`; undefined if no stored file can have it. */
export function parseMediaName(name: string): MediaName | undefined {
  const match = /^([0-9a-f]{40})(?:-(full|card|\d+)(?:-(\d+))?)?\.([a-z]+)$/.exec(name);
  if (!match) return undefined;
  const [, stem = '', size, place, extension = ''] = match;
  if (!size) {
    return ['jpg', 'webp', 'pdf'].includes(extension) ? { kind: 'original', name, extension } : undefined;
  }
  if (size === 'card') return extension === 'jpg' ? cardNamed(name, stem, place) : undefined;
  if (place) return undefined;
  const format = imageFormats.find(known => known === extension);
  const width = imageWidths.find(known => String(known) === size);
  return format && (width || size === 'full') ? { kind: 'variant', name, stem, width, format } : undefined;
}

function cardNamed(name: string, stem: string, place: string | undefined): MediaName | undefined {
  const known = focusSteps.find(each => String(each) === place);
  return place === undefined || known !== undefined ? { kind: 'card', name, stem, place: known } : undefined;
}

/** Whether a name has the form of a stored file's. Names from a backup may have been made by anybody. */
export function isStoredName(name: string): boolean {
  return parseMediaName(name)?.kind === 'original';
}

/** The names of all that can be made of a stored picture. */
export function variantNames(name: string): string[] {
  const stem = stemOf(name);
  const sizes = [...imageWidths, 'full'].flatMap(size =>
    imageFormats.map(format => `${stem}-${size}.${format}`),
  );
  return [...sizes, `${stem}-card.jpg`, ...focusSteps.map(place => `${stem}-card-${place}.jpg`)];
}

export function mediaUrl(name: string): string {
  return `${mediaPath}${name}`;
}

/** The variants of a stored picture, as a `srcset` for each format. */
export function imageDetailsOf(name: string, width: number, height: number): ImageDetails {
  return { width, height, sources: imageSourcesOf(`${mediaPath}${stemOf(name)}`, width) };
}
