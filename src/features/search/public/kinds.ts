import type { TextKey } from '#ui/i18n.tsx';

/** What the results of each type of content are called, in the order of the filter. */
export const kinds: Readonly<Record<string, TextKey>> = {
  news: 'news:title',
  workshop: 'events:workshop.title',
  symposium: 'events:symposium.title',
  congress: 'events:congress.title',
  education: 'education:title',
  publication: 'publications:title',
  album: 'gallery:title',
  page: 'pages:title',
};
