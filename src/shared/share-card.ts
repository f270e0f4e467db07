import type { Language } from './language.ts';
import type { PictureFocus } from './picture-focus.ts';

/** The picture of a shared link, in pixels: the size and type that all sites which show previews take. */
export const shareCard = { width: 1200, height: 630, type: 'image/jpeg' } as const;
export const cardRatio = shareCard.width / shareCard.height;

type Cropped = { width: number; height: number; focus?: PictureFocus | undefined };

/**
 * The address of the card that the server makes of a stored picture: `/media/….webp` becomes `/media/…-card.jpg`, or
 * `/media/…-card-40.jpg` where somebody has said what must stay visible. The number is the percentage on the side
 * that is cropped.
 */
export function cardOf(picture: string, { width, height, focus }: Cropped): string {
  const place = focus && `-${width / height > cardRatio ? focus.x : focus.y}`;
  return picture.replace(/\.[a-z]+$/, `-card${place ?? ''}.jpg`);
}

/** Of pages without a picture: the server draws it, with the association's names. */
export function defaultCard(language: Language): string {
  return `/share-${language}.jpg`;
}
