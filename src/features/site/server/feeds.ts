import type { Feed } from '#server/feeds/feed.ts';
import { languages } from '#shared/language.ts';
import { defaultCard, shareCard } from '#shared/share-card.ts';
import { manifest } from './manifest.ts';
import { drawShareCard } from './share-card.ts';

/** What tells the association's name to programs. */
export const siteFeeds: readonly Feed[] = [
  {
    pattern: '/manifest.webmanifest',
    type: 'application/manifest+json',
    make: async ({ db, site }) => manifest((await site.read(db)).bs),
  },
  ...languages.map(
    (language): Feed => ({
      pattern: defaultCard(language),
      type: shareCard.type,
      make: async ({ db, site }) => drawShareCard((await site.read(db))[language], language),
    }),
  ),
];
