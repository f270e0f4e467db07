import sharp from 'sharp';
import { mediaPath } from '#features/media/contract.ts';
import type { Services } from '#server/services.ts';
import type { Association } from '#shared/association.ts';
import type { Logo } from './pdf/mark.ts';

/** In pixels; on paper it is a sixth as large in points. */
const largest = { width: 720, height: 228 };

/** The association's logo for a PDF, which takes no WebP; undefined where it has none. */
export async function readLogo(
  { media, mail }: Pick<Services, 'media' | 'mail'>,
  { logo }: Association,
): Promise<Logo | undefined> {
  const file = logo && (await media.open(logo.slice(mediaPath.length), mail.publicUrl));
  if (!file) return undefined;
  const png = sharp(await file.bytes()).resize({ ...largest, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await png
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
