import { inSteps, type PictureFocus, parseFocus } from '#shared/picture-focus.ts';
import type { ImageDetails } from '../contract.ts';
import { imageDetailsOf, mediaUrl } from './names.ts';

export type StoredPicture = {
  picture_width: number | null;
  picture_height: number | null;
  /** `x,y` in percent; without it, nobody has said it. */
  picture_focus?: string | null;
};

/** The path of a stored file; null if there is none. */
export function presentFile(name: string | null): string | null {
  return name && mediaUrl(name);
}

/** What a page needs to show a picture without a layout shift. */
export function presentImage(
  name: string | null,
  { picture_width: width, picture_height: height, picture_focus = null }: StoredPicture,
): ImageDetails | null {
  if (!(name && width && height)) return null;
  const focus = presentFocus(picture_focus);
  return { ...imageDetailsOf(name, width, height), ...(focus && { focus: inSteps(focus) }) };
}

export function presentFocus(stored: string | null): PictureFocus | null {
  return parseFocus(stored ?? '') ?? null;
}
