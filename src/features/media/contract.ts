import * as z from 'zod/mini';

/** Maximum sizes in bytes (docs/contract.md#limits). */
export const fileLimits = { image: 15 * 1024 * 1024, pdf: 25 * 1024 * 1024 } as const;
export const maximumMegapixels = 60;

/** The widths, in pixels, of the smaller versions of an image. */
export const imageWidths = [320, 640, 960, 1440, 1920] as const;
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The image's size in pixels, against layout shifts, and a `srcset` per smaller format, best first. */
export const imageDetails = z.object({
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type ImageDetails = z.infer<typeof imageDetails>;

export const mediaPath = '/media/';
