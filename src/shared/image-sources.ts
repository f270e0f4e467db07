/** The widths, in pixels, of the smaller versions of an image. */
export const imageWidths = [320, 640, 960, 1440, 1920] as const;
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A `srcset` per smaller format, best first, of an image by its address without the ending, and its width in pixels. */
export function imageSourcesOf(address: string, width: number): { type: string; srcset: string }[] {
  return imageFormats.map(format => {
    const smaller = imageWidths
      .filter(candidate => candidate < width)
      .map(candidate => `${address}-${candidate}.${format} ${candidate}w`);
    return {
      type: `image/${format}`,
      srcset: [...smaller, `${address}-full.${format} ${width}w`].join(', '),
    };
  });
}
