import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import type { Random } from '../random.ts';

/** What is known of a file that was sent, to recognize it in any stored format. */
export type SentFile =
  | { kind: 'image'; width: number; height: number; colour: number }
  | { kind: 'pdf'; digest: string };

type Upload = { upload: File; sent: SentFile };

/** Files that several items share: one item may release a file that others still use. */
const sharedColours = [0xb03060, 0x20a040] as const;
const shareOfShared = 0.25;

/** A picture of one colour. */
export async function makePicture(random: Random, name = 'slika'): Promise<Upload> {
  const shared = random.chance(shareOfShared) ? random.pick(sharedColours) : undefined;
  const colour = shared ?? random.between(0, 0xffffff);
  const format = shared ? 'png' : random.pick(['png', 'jpeg', 'webp'] as const);
  const width = shared ? 40 : random.between(16, 64);
  const height = shared ? 30 : random.between(16, 64);
  const picture = await samplePicture({
    width,
    height,
    format,
    colour: `#${colour.toString(16).padStart(6, '0')}`,
  });
  const upload = new File([picture], `${name}.${format}`, { type: picture.type });
  return { upload, sent: { kind: 'image', width, height, colour } };
}

/** A PDF as far as the site checks it: its signature, and up to half a megabyte. */
export function makePdf(random: Random): Upload {
  const isShared = random.chance(shareOfShared);
  const size = isShared ? 10_000 : random.between(10, 500_000);
  const filling = isShared ? 'zajedno' : String(random.between(0, 2 ** 31));
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, filling)]);
  return {
    upload: new File([bytes], 'program.pdf', { type: 'application/pdf' }),
    sent: { kind: 'pdf', digest: digestOf(bytes) },
  };
}

/** How a served file differs from the sent one, in bytes or pixels; undefined if it does not. */
export async function differenceOf(served: Uint8Array, sent: SentFile): Promise<string | undefined> {
  if (sent.kind === 'pdf') {
    if (Buffer.from(served.subarray(0, 5)).toString('latin1') !== '%PDF-') return 'is no PDF';
    return digestOf(served) === sent.digest ? undefined : 'is another PDF';
  }
  const picture = await decode(served);
  if (typeof picture === 'string') return picture;
  const { width, height, colour } = picture;
  if (width !== sent.width || height !== sent.height) return `is ${width} × ${height} pixels`;
  // Encoding changes colours a little.
  const isNear = [16, 8, 0].every(bits => Math.abs(channel(colour, bits) - channel(sent.colour, bits)) <= 10);
  return isNear ? undefined : `is of another colour, ${colour.toString(16)}`;
}

/** A picture's size and mean colour, or why it cannot be decoded. */
export async function decode(bytes: Uint8Array) {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'truncated' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const mean = (offset: number) => {
      let sum = 0;
      for (let at = offset; at < data.length; at += info.channels) sum += data[at] ?? 0;
      return Math.round(sum / (info.width * info.height));
    };
    return {
      width: info.width,
      height: info.height,
      colour: mean(0) * 0x10000 + mean(1) * 0x100 + mean(2),
    };
  } catch (error) {
    return `cannot be decoded: ${error instanceof Error ? error.message : error}`;
  }
}

function channel(colour: number, bits: number): number {
  return (colour >> bits) & 0xff;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
