import { readFile } from 'node:fs/promises';
import sharp, { type Region, type Sharp } from 'sharp';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import { AppError } from '#shared/api/errors.ts';
import type { ImageFormat } from '#shared/image-sources.ts';
import { cardRatio, shareCard } from '#shared/share-card.ts';
import { maximumMegapixels } from '../contract.ts';
import { nameOf } from './names.ts';
import { withoutTexts } from './png-texts.ts';
import { readHead } from './uploads.ts';

/** What is stored in the database for a file. */
export type FileDetails = {
  name: string;
  /** Bytes. */
  size: number;
  /** Pixels, for an image. */
  width: number | null;
  height: number | null;
};
export type PreparedImage = FileDetails & { bytes: Uint8Array };

/** Decoded pixels take memory, so at most two uploads are processed at once. */
const uploads = new Semaphore(2);
const longestSide = 2560;

// Each path is read once, and libvips's cache would keep deleted files open.
sharp.cache(false);

/**
 * Decodes and re-encodes a picture: upright, without metadata, at most 2560 px on its longer side. Throws for
 * `field`, the name in the form: 415 for anything but a valid JPEG, PNG, WebP, GIF or AVIF, 422 for more than
 * 60 megapixels.
 */
export async function prepareImage(path: string, field = 'image'): Promise<PreparedImage> {
  const format = sniff(await readHead(path, 32));
  if (!format) throw new AppError('unsupported_type', { file: 'image' });
  return uploads.run(async () => {
    const source = format === 'png' ? withoutTexts(await readFile(path)) : path;
    const image = sharp(source, {
      failOn: 'warning',
      // The check below gives the reason; this limit protects the decoder.
      limitInputPixels: maximumMegapixels * 1e6,
      pages: 1,
      sequentialRead: true,
    });
    const { width, height, hasAlpha } = await readable(sharp(source, { limitInputPixels: false }).metadata());
    if (width * height > maximumMegapixels * 1e6) {
      throw new AppError('validation', {
        fields: { [field]: { key: 'tooManyPixels', values: { max: maximumMegapixels } } },
      });
    }
    const upright = image.autoOrient().resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
      // A sixth faster for a photo; the difference is a third of the JPEG's own loss.
      kernel: 'mitchell',
    });
    // Photos become JPEG, which encodes fast; drawings and transparency become WebP, which keeps edges sharp.
    const extension = format === 'jpeg' && !hasAlpha ? 'jpg' : 'webp';
    const encoded =
      extension === 'jpg'
        ? upright.jpeg({ quality: 86 })
        : upright.webp({ quality: 90, alphaQuality: 95, effort: 2 });
    const { data, info } = await readable(encoded.toBuffer({ resolveWithObject: true }));
    const { width: storedWidth, height: storedHeight, size } = info;
    return { name: nameOf(data, extension), size, width: storedWidth, height: storedHeight, bytes: data };
  });
}

/** A smaller copy of a stored picture, `width` pixels wide at most. */
export function encodeVariant(
  stored: Uint8Array,
  width: number | undefined,
  format: ImageFormat,
): Promise<Uint8Array> {
  const image = width ? sharp(stored).resize({ width, withoutEnlargement: true }) : sharp(stored);
  return encodeAs(image, format).toBuffer();
}

/** A stored picture as a card for shared links, cut to its shape around `place`; transparent parts are white. */
export async function encodeCard(stored: Uint8Array, place?: number): Promise<Uint8Array> {
  const { width, height } = await sharp(stored).metadata();
  // Cut before it is enlarged: of a long strip, only what is seen.
  return sharp(stored)
    .extract(cardPart(width, height, place))
    .resize({ width: shareCard.width, height: shareCard.height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/**
 * The largest part in the card's shape, at `place` in percent of what is cut off; by default in the middle, of an upright
 * picture further up, as on pages (`src/ui/pictures/picture.module.css`).
 */
function cardPart(width: number, height: number, place: number = height > width ? 25 : 50): Region {
  const part = {
    width: Math.min(width, Math.max(1, Math.round(height * cardRatio))),
    height: Math.min(height, Math.max(1, Math.round(width / cardRatio))),
  };
  return {
    ...part,
    left: Math.round(((width - part.width) * place) / 100),
    top: Math.round(((height - part.height) * place) / 100),
  };
}

function encodeAs(image: Sharp, format: ImageFormat): Sharp {
  return format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 76, effort: 4 });
}

/** Detects the format by the first bytes, so that only the decoders of these formats ever run. */
function sniff(start: string): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | undefined {
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(start.slice(8))) return 'avif';
  return undefined;
}

/** Turns a decoder's failure into a refusal: the file is not the picture that it claims to be. */
async function readable<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch {
    throw new AppError('unsupported_type', { file: 'image' });
  }
}
