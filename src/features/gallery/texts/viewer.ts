import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Preglednik slika',
  close: 'Zatvori preglednik',
  previous: 'Prethodna slika',
  next: 'Sljedeća slika',
  position: 'Slika {{position}} od {{total}}',
  all: 'Sve slike u albumu',
  show: 'Slika {{position}}',
};

const en: typeof bs = {
  title: 'Image viewer',
  close: 'Close the viewer',
  previous: 'Previous image',
  next: 'Next image',
  position: 'Image {{position}} of {{total}}',
  all: 'All images of the album',
  show: 'Image {{position}}',
};

/** The texts of the viewer of an album's images. */
export const viewerTexts: Record<Language, typeof bs> = { bs, en };
