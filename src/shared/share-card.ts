import type { Language } from './language.ts';

/** The picture of a shared link, in pixels: the size and type that all sites which show previews take. */
export const shareCard = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The address of the card that the server makes of a stored picture: `/media/….webp` becomes `/media/…-card.jpg`. */
export function cardOf(picture: string): string {
  return picture.replace(/\.[a-z]+$/, '-card.jpg');
}

/** Of pages without a picture, drawn by `tools/make-share-cards.ts`. */
export function defaultCard(language: Language): string {
  return `/share-${language}.jpg`;
}
