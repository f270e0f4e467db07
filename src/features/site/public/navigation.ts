import { educationPaths } from '#features/education/paths.ts';
import { allEventsPath, eventPaths } from '#features/events/paths.ts';
import { galleryPaths } from '#features/gallery/paths.ts';
import { newsPaths } from '#features/news/paths.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { homePath } from '#shared/paths.ts';
import type { TextKey } from '#ui/i18n.tsx';
import { homeSections, sitePaths } from '../paths.ts';

export type NavigationItem = {
  /** Most often the title of the page. */
  label: TextKey;
  to: string;
  children?: readonly NavigationItem[];
};

const home = homePath.href();
const section = (name: keyof typeof homeSections, label: TextKey): NavigationItem => ({
  label,
  to: `${home}#${homeSections[name]}`,
});

export const newsPage: NavigationItem = { label: 'news:title', to: newsPaths.list.href() };
const workshops: NavigationItem = { label: 'events:workshop.title', to: eventPaths.workshop.list.href() };
const ofActivities: readonly NavigationItem[] = [
  { label: 'events:all.title', to: allEventsPath.href() },
  { label: 'events:congress.title', to: eventPaths.congress.list.href() },
  { label: 'education:title', to: educationPaths.list.href() },
  { label: 'events:symposium.title', to: eventPaths.symposium.list.href() },
  { label: 'publications:title', to: publicationPaths.list.href() },
];

/** The pages that show what the association does. */
export const activityPages: readonly NavigationItem[] = [...ofActivities, workshops];

/** The pages of the program, as the menu has them at first (docs/product.md#navigation). */
export const navigation: readonly NavigationItem[] = [
  {
    label: 'site:nav.about',
    to: home,
    children: [
      section('mission', 'site:nav.mission'),
      section('goals', 'site:nav.goals'),
      section('organization', 'site:nav.organization'),
      section('news', 'news:title'),
      section('history', 'site:nav.history'),
    ],
  },
  newsPage,
  { label: 'site:nav.activities', to: sitePaths.activities.href(), children: ofActivities },
  workshops,
  { label: 'site:nav.contact', to: questionPaths.contact.href() },
  { label: 'gallery:title', to: galleryPaths.list.href() },
];
