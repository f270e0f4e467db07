import type { FileSending } from '../files/use-file-sending.ts';

/** A picture that the site stores. `width` and `height` are in pixels. */
export type SentPicture = { src: string; width: number; height: number };

/** How the pictures of a text get to the site. */
export type PictureSending = FileSending<SentPicture>;

const objectUrls = new Map<string, string>();

/** The site shows a picture to everybody only once a text with it is saved. Until then this tab shows its file. */
export function keepSentPicture(src: string, file: File): void {
  if (!objectUrls.has(src)) objectUrls.set(src, URL.createObjectURL(file));
}

export function shownAddress(src: string): string {
  return objectUrls.get(src) ?? src;
}
