import type { ImageDetails } from '../contract.ts';
import { imageDetailsOf, mediaUrl } from './names.ts';

export type StoredPicture = { picture_width: number | null; picture_height: number | null };

/** The path of a stored file; null if there is none. */
export function presentFile(name: string | null): string | null {
  return name && mediaUrl(name);
}

/** What a page needs to show a picture without a layout shift. */
export function presentImage(
  name: string | null,
  { picture_width: width, picture_height: height }: StoredPicture,
): ImageDetails | null {
  return name && width && height ? imageDetailsOf(name, width, height) : null;
}
