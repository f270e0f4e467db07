import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  home: 'home page',
  mainNavigation: 'Main navigation',
  mainMenu: 'Main menu',
  footerNavigation: 'Footer',
  preview: 'This is a preview: visitors see the page like this once it is published.',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  submenuOf: '{{item}}: submenu',
  language: 'Language',
  nav: {
    about: 'About',
    mission: 'Mission',
    goals: 'Goals and activities',
    organization: 'Organization',
    history: 'History',
    activities: 'Activities',
    contact: 'Contact',
    join: 'Become a Member',
  },
  people: {
    title: 'People',
    members_one: '{{count}} member',
    members_other: '{{count}} members',
  },
  notice: 'Notice',
  theme: { label: 'Theme', system: 'As the device', light: 'Light', dark: 'Dark' },
  footer: {
    association: 'Association',
    events: 'Events',
    content: 'Content',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    calendar: 'Calendar of events',
    feed: 'News feed (RSS)',
  },
  onThisPage: 'On this page',
  form: {
    sending: 'Sending...',
    privacy: 'How the Association keeps and uses your data',
    restored:
      'We have put back what you entered earlier. It is kept in this browser only, personal details until you close the tab.',
    discard: 'Clear the form',
    trap: 'Leave this field empty',
  },
} satisfies Translation<typeof bs>;
