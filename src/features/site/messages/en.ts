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
  onThisPage: 'On this page',
  contact: {
    lead: 'Write to us about membership, events and cooperation.',
    details: 'Contact details',
    address: 'Address',
    email: 'E-mail',
    social: 'Social media',
    message: 'Send a message',
  },
  form: {
    sending: 'Sending...',
    restored:
      'We have put back what you entered earlier. It is kept in this browser only, personal details until you close the tab.',
    discard: 'Clear the form',
    trap: 'Leave this field empty',
    noScript: 'This form works with JavaScript only. Without it, write to us by e-mail:',
  },
} satisfies Translation<typeof bs>;
