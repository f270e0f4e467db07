import type { FieldValues } from 'react-hook-form';
import { isStill } from './still-image.ts';

/** What the site keeps of a picture on its longer side, in pixels. */
const longestSide = 2560;
/** In bytes: what is not larger is sent as it is. */
const smallEnough = 1_000_000;
/** The server encodes once more. */
const quality = 0.92;

const shrunk = new WeakMap<File, Promise<File>>();

/**
 * A picture as it is worth sending: upright and no larger than the site keeps it. What is small, is moving or cannot
 * be read here stays as it is. A file is always answered by the same one, so that what is sent again is the same.
 */
export function shrinkImage(file: File): Promise<File> {
  const known = shrunk.get(file) ?? shrink(file).catch(() => file);
  shrunk.set(file, known);
  return known;
}

/** The values of a form, its pictures as they are worth sending. */
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
  // A browser that cannot write the kind writes another one.
  if (blob.type !== file.type || blob.size >= file.size) return file;
  return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
}

/** Whether a canvas gives back what was drawn: against being recognized by it some browsers make it noise. */
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
