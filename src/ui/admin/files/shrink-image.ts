import type { FieldValues } from 'react-hook-form';
import { isStill } from './still-image.ts';

/** The longer side of the pictures that the site stores, in pixels. */
const longestSide = 2560;
/** In bytes. Smaller files are sent unchanged. */
const smallEnough = 1_000_000;
/** High, because the server encodes the picture again. */
const quality = 0.92;

const shrunk = new WeakMap<File, Promise<File>>();

/**
 * Shrinks a picture to the size that the site stores, and applies its orientation. Small, animated and unreadable
 * files are returned unchanged. The same file always gives the same result, so that a repeated request is the same.
 */
export function shrinkImage(file: File): Promise<File> {
  const known = shrunk.get(file) ?? shrink(file).catch(() => file);
  shrunk.set(file, known);
  return known;
}

export async function withShrunkImages<Values extends FieldValues>(values: Values): Promise<Values> {
  const entries = Object.entries(values).map(async ([name, value]) => [
    name,
    value instanceof File ? await shrinkImage(value) : value,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Values;
}

async function shrink(file: File): Promise<File> {
  if (file.size <= smallEnough || !(await isStill(file)) || !isCanvasFaithful()) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = longestSide / Math.max(picture.width, picture.height);
  if (scale >= 1) return file;
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const { canvas, context } = createCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: file.type, quality });
  // A browser that cannot encode a type encodes another one.
  if (blob.type !== file.type || blob.size >= file.size) return file;
  return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
}

/** Whether a canvas returns the drawn pixels: some browsers add noise against fingerprinting. */
function isCanvasFaithful(): boolean {
  const { context } = createCanvas(1, 1);
  context.fillStyle = '#204060';
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data.join() === '32,64,96,255';
}

function createCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  return { canvas, context };
}
