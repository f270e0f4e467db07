import type { PictureFocus } from '#shared/picture-focus.ts';

/** In pixels, with a `srcset` per format. */
export type PictureDetails = {
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  /** What must stay visible where it is cropped, in percent; by default the middle, or the upper part of an upright one. */
  focus?: PictureFocus | undefined;
};

/** Whether a picture would be blurred if it were shown large. */
export function isSmall({ width }: Pick<PictureDetails, 'width'>): boolean {
  return width < 600;
}
