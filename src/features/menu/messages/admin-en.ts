import type { Translation } from '#shared/messages/translation.ts';
import type { menuAdmin as bs } from './admin.ts';

export const menuAdmin = {
  title: 'Menu',
  hint: 'The order and the two levels of the menu at the top of every page. Each change is saved at once and seen on the site. The foot of every page always leads to the pages that the site itself has, and to your own where “At the foot of every page” is on.',
  entries: 'In the menu',
  others: 'Not in the menu',
  noOthers: 'All pages are in the menu.',
  below: 'below: {{parent}}',
  notPublic: 'not published',
  lower: 'Put below the one before',
  raise: 'Put on the first level',
  remove: 'Take out of the menu',
  add: 'Add to the menu',
  moved: '{{title}}: place {{place}} of {{total}}',
  removed: '{{title}}: not in the menu',
  saveError: 'The menu has not been saved.',
  loadError: 'The menu could not be loaded',
} satisfies Translation<typeof bs>;
