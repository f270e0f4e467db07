import * as z from 'zod/mini';

/** Largest bodies, in bytes (docs/contract.md#limits). */
export const fileLimits = { image: 15 * 1024 * 1024, pdf: 25 * 1024 * 1024 } as const;
export const maximumMegapixels = 60;

/** Widths, in pixels, in which a stored image is offered beside its own. */
export const imageWidths = [320, 640, 960, 1440, 1920] as const;
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/**
 * What a page needs to show an image without a shift of layout: its own size in pixels, and a `srcset` per
 * smaller format, best first.
 */
export const imageDetails = z.object({
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type ImageDetails = z.infer<typeof imageDetails>;

/** Where the files of the site are answered. */
export const mediaPath = '/media/';
