import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  skip: 'Skip to content',
  error: 'Error',
  listError: 'The data could not be loaded.',
  retry: 'Try again',
  loading: 'Loading…',
  close: 'Close',
  table: 'Table',
  newWindow: '(opens in a new window)',
  pages: 'Pages',
  page: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{total}}',
  previous: 'Previous',
  next: 'Next',
  checkFields: 'Please check what you entered',
  notifications: 'Notifications',
  pageMissing: {
    title: 'Page not found',
    text: 'The page you are looking for does not exist or has been removed.',
    home: 'Back to the home page',
    others: 'Or go on to:',
  },
  offline: 'There is no internet connection. We will try again as soon as it is back.',
  pageError: 'The page could not be shown.',
} satisfies Translation<typeof bs>;
