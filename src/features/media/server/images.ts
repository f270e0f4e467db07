import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import { AppError } from '#shared/errors.ts';
import { type ImageFormat, maximumMegapixels } from '../contract.ts';
import { nameOf } from './names.ts';
import { withoutTexts } from './png-texts.ts';
import { readHead } from './uploads.ts';

/** What is stored of a file beside its bytes. */
export type FileDetails = {
  name: string;
  /** Bytes. */
  size: number;
  /** Pixels, of an image. */
  width: number | null;
  height: number | null;
};
export type PreparedImage = FileDetails & { bytes: Uint8Array };

/** Decoded pixels take memory: two uploads are worked on at once, others wait. */
const uploads = new Semaphore(2);
const longestSide = 2560;

// Each path is asked for once: what libvips remembers of it would keep the removed file open.
sharp.cache(false);

/**
 * The picture in a file as it is stored: decoded and encoded anew, upright, without metadata, at most 2560 px on
 * its longer side. What is no JPEG, PNG, WebP, GIF or AVIF, or is broken, is refused with 415, one of more than
 * 60 megapixels with 422, by the form's name for it.
 */
export async function prepareImage(path: string, field = 'image'): Promise<PreparedImage> {
  const format = sniff(await readHead(path, 32));
  if (!format) throw new AppError('unsupported_type', { file: 'image' });
  return uploads.run(async () => {
    const source = format === 'png' ? withoutTexts(await readFile(path)) : path;
    const image = sharp(source, {
      failOn: 'warning',
      // The check below answers with the reason; this one guards the decoder itself.
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
      // Spares a telephone's photo a sixth of the time; the difference is a third of what its JPEG loses anyway.
      kernel: 'mitchell',
    });
    // Photos stay JPEG, which encodes fast; drawings and transparency keep their edges in WebP.
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

/** A smaller copy of a stored picture, `width` pixels wide or as wide as it is. */
export function encodeVariant(
  stored: Uint8Array,
  width: number | undefined,
  format: ImageFormat,
): Promise<Uint8Array> {
  const image = width ? sharp(stored).resize({ width, withoutEnlargement: true }) : sharp(stored);
  return encodeAs(image, format).toBuffer();
}

function encodeAs(image: Sharp, format: ImageFormat): Sharp {
  return format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 76, effort: 4 });
}

/** The format by its first bytes, so that no other decoder is ever asked. */
function sniff(start: string): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | undefined {
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(start.slice(8))) return 'avif';
  return undefined;
}

/** What the decoder cannot read is not the picture that it claims to be. */
async function readable<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch {
    throw new AppError('unsupported_type', { file: 'image' });
  }
}
