import type { Translation } from '#shared/messages/translation.ts';
import type { shell as bs } from './shell.ts';

export const shell = {
  title: 'Administration',
  navigation: 'Administration',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  openSite: 'Open the site',
  groups: { content: 'Content', communication: 'Communication', upkeep: 'Upkeep' },
  palette: {
    title: 'Find a screen, an item or a person',
    open: 'Find…',
    hint: 'A screen, a title or “Add…”',
    actions: 'Actions',
    screens: 'Screens',
    items: 'Content',
    count_one: '{{count}} result',
    count_other: '{{count}} results',
    none: 'Nothing was found.',
  },
  missing: {
    title: 'Page not found',
    text: 'This part of the administration does not exist.',
    back: 'Back to the dashboard',
  },
} satisfies Translation<typeof bs>;
