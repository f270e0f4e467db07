import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  skip: 'Skip to content',
  home: 'home page',
  mainNavigation: 'Main navigation',
  mainMenu: 'Main menu',
  footerNavigation: 'Footer',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  submenuOf: '{{item}}: submenu',
  language: 'Language',
  nav: {
    about: 'About',
    mission: 'Mission',
    goals: 'Goals and activities',
    organization: 'Organization',
    news: 'News',
    history: 'History',
    activities: 'Activities',
    congresses: 'Congresses',
    education: 'Education',
    symposium: 'Symposiums',
    publications: 'Publications',
    workshops: 'Workshops',
    contact: 'Contact',
    gallery: 'Gallery',
    join: 'Become a member',
  },
} satisfies Translation<typeof bs>;
