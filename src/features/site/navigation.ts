import { educationPaths } from '#features/education/paths.ts';
import { eventPaths } from '#features/events/paths.ts';
import { galleryPaths } from '#features/gallery/paths.ts';
import { newsPaths } from '#features/news/paths.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { homePath } from '#shared/paths.ts';
import type { bs } from './messages/bs.ts';
import { homeSections, sitePaths } from './paths.ts';

type Label = keyof typeof bs.nav;
export type NavigationItem = {
  label: Label;
  to: string;
  /** The pattern of its items' addresses, if they are not below `to`. */
  items?: string;
  children?: readonly NavigationItem[];
};

const home = homePath.href();
const section = (label: keyof typeof homeSections): NavigationItem => ({
  label,
  to: `${home}#${homeSections[label]}`,
});

/** The top bar, the drawer and the footer (docs/product.md#navigation). */
export const navigation: readonly NavigationItem[] = [
  {
    label: 'about',
    to: home,
    children: [
      section('mission'),
      section('goals'),
      section('organization'),
      section('news'),
      section('history'),
    ],
  },
  { label: 'news', to: newsPaths.list.href() },
  {
    label: 'activities',
    to: sitePaths.activities.href(),
    children: [
      { label: 'congresses', to: eventPaths.congress.list.href() },
      { label: 'education', to: educationPaths.list.href() },
      { label: 'symposium', to: eventPaths.symposium.list.href() },
      { label: 'publications', to: publicationPaths.list.href() },
    ],
  },
  { label: 'workshops', to: eventPaths.workshop.list.href(), items: eventPaths.workshop.item.pattern },
  { label: 'contact', to: questionPaths.contact.href() },
  { label: 'gallery', to: galleryPaths.list.href() },
];

export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const items = item.items?.replace(':id', '') ?? `${item.to}/`;
  const own = pathname === item.to || (item.to !== home && pathname.startsWith(items));
  return own || (item.children ?? []).some(child => !child.to.includes('#') && isCurrent(child, pathname));
}
