import type { bs } from './messages/bs.ts';

type Label = keyof typeof bs.nav;
export type NavigationItem = {
  label: Label;
  to: string;
  /** Where its items are, when not below `to`. */
  items?: string;
  children?: readonly NavigationItem[];
};

/** The top bar, the drawer and the footer (docs/product.md#navigation). */
export const navigation: readonly NavigationItem[] = [
  {
    label: 'about',
    to: '/',
    children: [
      { label: 'mission', to: '/#misija' },
      { label: 'goals', to: '/#ciljevi-i-djelatnosti' },
      { label: 'organization', to: '/#organizacija' },
      { label: 'news', to: '/#novosti' },
      { label: 'history', to: '/#historija' },
    ],
  },
  { label: 'news', to: '/novosti' },
  {
    label: 'activities',
    to: '/aktivnosti',
    children: [
      { label: 'congresses', to: '/kongres' },
      { label: 'education', to: '/edukacije' },
      { label: 'symposium', to: '/simpozij' },
      { label: 'publications', to: '/publikacije' },
    ],
  },
  { label: 'workshops', to: '/radionice', items: '/radionica' },
  { label: 'contact', to: '/kontakt' },
  { label: 'gallery', to: '/galerija' },
];

export const joinPath = '/postani-clan';

/** Whether the item, or one below it, is where the reader is. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const own =
    item.to === '/'
      ? pathname === '/'
      : pathname === item.to || pathname.startsWith(`${item.items ?? item.to}/`);
  return own || (item.children ?? []).some(child => !child.to.includes('#') && isCurrent(child, pathname));
}
