import type { Translate } from '#ui/i18n.tsx';
import { inMegabytes } from './file-size.ts';
import { shrinkImage } from './shrink-image.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** In bytes. */
const largest = 15 * 1024 * 1024;

/** What a file chooser is told that the site takes as pictures. */
export const acceptedImages = accepted.join(',');

/** Why a file is no picture that the site takes, as far as that is known before it is sent. */
export async function refusalOfImage(file: File, t: Translate<'screens'>): Promise<string | undefined> {
  const reason = refusalOfKind(file, t);
  if (reason || file.size <= largest) return reason;
  // Many a photo is too large only until it is made as small as it is sent.
  const { size } = await shrinkImage(file);
  return size > largest ? t('image.tooLarge', { size: inMegabytes(file.size) }) : undefined;
}

/** Why the site takes no file of this kind. */
export function refusalOfKind(file: File, t: Translate<'screens'>): string | undefined {
  if (isHeic(file)) return t('image.heic');
  return accepted.includes(file.type) ? undefined : t('image.wrong');
}

/** What telephones take photos as; not every system knows a type for it. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}
