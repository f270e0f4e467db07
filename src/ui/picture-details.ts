/** In pixels, with a `srcset` per format. */
export type PictureDetails = {
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
};

/** Whether a picture would be blurred if it were shown large. */
export function isSmall({ width }: Pick<PictureDetails, 'width'>): boolean {
  return width < 600;
}
