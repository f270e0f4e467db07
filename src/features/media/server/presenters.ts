import type { ImageDetails } from '../contract.ts';
import { imageDetailsOf, mediaUrl } from './names.ts';

export type StoredPicture = { picture_width: number | null; picture_height: number | null };

/** Where a stored file is read, if there is one. */
export function presentFile(name: string | null): string | null {
  return name && mediaUrl(name);
}

/** What a page needs to show a stored picture without a shift of layout. */
export function presentImage(
  name: string | null,
  { picture_width: width, picture_height: height }: StoredPicture,
): ImageDetails | null {
  return name && width && height ? imageDetailsOf(name, width, height) : null;
}
