import type { Translation } from '#shared/messages/translation.ts';
import type { shell as bs } from './shell.ts';

export const shell = {
  title: 'Administration',
  navigation: 'Administration',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  openSite: 'Open the site',
  groups: { content: 'Content', communication: 'Communication' },
  missing: {
    title: 'Page not found',
    text: 'This part of the administration does not exist.',
    back: 'Back to the dashboard',
  },
} satisfies Translation<typeof bs>;
