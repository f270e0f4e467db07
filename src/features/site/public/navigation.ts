import { educationPaths } from '#features/education/paths.ts';
import { allEventsPath, eventPaths } from '#features/events/paths.ts';
import { galleryPaths } from '#features/gallery/paths.ts';
import { newsPaths } from '#features/news/paths.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import type { TextKey } from '#ui/i18n.tsx';
import { sitePaths } from '../paths.ts';

/** The menu is the server's (`src/features/menu/`); these are what pages of the site lead to by themselves. */
export type PageLink = {
  /** Most often the title of the page. */
  label: TextKey;
  to: string;
};

export const newsPage: PageLink = { label: 'news:title', to: newsPaths.list.href() };
const workshops: PageLink = { label: 'events:workshop.title', to: eventPaths.workshop.list.href() };

/** The pages that show what the association does. */
export const activityPages: readonly PageLink[] = [
  { label: 'events:all.title', to: allEventsPath.href() },
  { label: 'events:congress.title', to: eventPaths.congress.list.href() },
  { label: 'education:title', to: educationPaths.list.href() },
  { label: 'events:symposium.title', to: eventPaths.symposium.list.href() },
  { label: 'publications:title', to: publicationPaths.list.href() },
  workshops,
];

/** What a missing page offers beside the home page. */
export const mainPages: readonly PageLink[] = [
  newsPage,
  { label: 'site:nav.activities', to: sitePaths.activities.href() },
  workshops,
  { label: 'site:nav.contact', to: questionPaths.contact.href() },
  { label: 'gallery:title', to: galleryPaths.list.href() },
];
