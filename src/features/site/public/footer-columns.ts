import { educationPaths } from '#features/education/paths.ts';
import { allEventsPath, calendarPath, eventPaths } from '#features/events/paths.ts';
import { galleryPaths } from '#features/gallery/paths.ts';
import { memberPaths } from '#features/members/paths.ts';
import { newsFeedPath, newsPaths } from '#features/news/paths.ts';
import { pagePaths } from '#features/pages/paths.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import type { Language } from '#shared/language.ts';
import { homePath } from '#shared/paths.ts';
import type { TextKey } from '#ui/i18n.tsx';
import { sitePaths } from '../paths.ts';
import type { PageLink } from './navigation.ts';

/** The columns of the footer beside that with the contact details: every page of the site that is no item's, but the search. */
export const footerColumns: readonly {
  label: `site:footer.${'association' | 'events' | 'content'}`;
  items: readonly PageLink[];
  /** What programs read of it. */
  feed?: { label: TextKey; to: (language: Language) => string };
}[] = [
  {
    label: 'site:footer.association',
    items: [
      { label: 'site:nav.about', to: homePath.href() },
      { label: 'site:people.title', to: sitePaths.people.href() },
      { label: 'site:nav.activities', to: sitePaths.activities.href() },
      { label: 'site:nav.contact', to: questionPaths.contact.href() },
      { label: 'site:nav.join', to: memberPaths.join.href() },
    ],
  },
  {
    label: 'site:footer.events',
    items: [
      { label: 'events:all.title', to: allEventsPath.href() },
      { label: 'events:workshop.title', to: eventPaths.workshop.list.href() },
      { label: 'events:symposium.title', to: eventPaths.symposium.list.href() },
      { label: 'events:congress.title', to: eventPaths.congress.list.href() },
    ],
    feed: { label: 'site:footer.calendar', to: calendarPath },
  },
  {
    label: 'site:footer.content',
    items: [
      { label: 'news:title', to: newsPaths.list.href() },
      { label: 'education:title', to: educationPaths.list.href() },
      { label: 'publications:title', to: publicationPaths.list.href() },
      { label: 'gallery:title', to: galleryPaths.list.href() },
      { label: 'pages:title', to: pagePaths.list.href() },
    ],
    feed: { label: 'site:footer.feed', to: newsFeedPath },
  },
];
