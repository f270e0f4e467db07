import type { Translate } from '#ui/i18n.tsx';
import { inMegabytes } from './file-size.ts';
import { shrinkImage } from './shrink-image.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** In bytes. */
const largest = 15 * 1024 * 1024;

/** For the `accept` attribute of a file chooser. */
export const acceptedImages = accepted.join(',');

/** Why a file is refused, as far as the browser can tell. */
export async function refusalOfImage(file: File, t: Translate<'screens'>): Promise<string | undefined> {
  return refusalOfKind(file, t) ?? refusalOfSize(file, t);
}

/** What reading a picture finds: it is too large, or nothing can show it. */
export async function defectOfImage(file: File, t: Translate<'screens'>): Promise<string | undefined> {
  return (await refusalOfSize(file, t)) ?? ((await isReadable(file)) ? undefined : t('image.unreadable'));
}

async function refusalOfSize(file: File, t: Translate<'screens'>): Promise<string | undefined> {
  if (file.size <= largest) return undefined;
  // Many photos are only too large until they are shrunk for sending.
  const { size } = await shrinkImage(file);
  return size > largest ? t('image.tooLarge', { size: inMegabytes(file.size) }) : undefined;
}

async function isReadable(file: File): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture !== undefined;
}

export function refusalOfKind(file: File, t: Translate<'screens'>): string | undefined {
  if (isHeic(file)) return t('image.heic');
  return accepted.includes(file.type) ? undefined : t('image.wrong');
}

/** The format of phone photos. Some systems have no media type for it. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}
