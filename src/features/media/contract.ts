import * as z from 'zod/mini';

/** Maximum sizes in bytes (docs/contract.md#limits). */
export const fileLimits = {
  image: 15 * 1024 * 1024,
  pdf: 25 * 1024 * 1024,
  piece: 16 * 1024 * 1024,
} as const;
export const maximumMegapixels = 60;

/** In percent of the picture, from the left and the top. */
export const pictureFocus = z.object({ x: z.int(), y: z.int() });

/** The image's size in pixels, against layout shifts, and a `srcset` per smaller format, best first. */
export const imageDetails = z.object({
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
  /** What must stay visible where it is cropped, in steps of 5 %, if somebody has said it. */
  focus: z.optional(pictureFocus),
});
export type ImageDetails = z.infer<typeof imageDetails>;

export const mediaPath = '/media/';
