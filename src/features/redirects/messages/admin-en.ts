import type { Translation } from '#shared/messages/translation.ts';
import type { redirectsAdmin as bs } from './admin.ts';

export const redirectsAdmin: Translation<typeof bs> = {
  title: 'Redirects',
  hint: 'Addresses without a page that lead to another one: old addresses of a former site, short ones for a poster. Once there is a page at an address, the page is shown.',
  columns: { from: 'Address', to: 'Leads to', created: 'Added' },
  none: 'There are no redirects yet.',
  add: 'Add a redirect',
  edit: 'Edit the redirect',
  save: 'Save',
  saving: 'Saving...',
  saved: 'The redirect was saved',
  saveError: 'The redirect was not saved.',
  change: 'Edit',
  remove: 'Delete',
  removal: '“{{from}}” will no longer lead to “{{to}}”.',
  removed: 'The redirect was deleted',
  removeError: 'The redirect was not deleted.',
  from: 'From the address',
  fromHint: 'E.g. /contact-us. Upper and lower case, and what stands after ?, do not matter.',
  to: 'To the address',
  toHint: 'E.g. /kontakt, or an address of another site that begins with https://',
  loadError: 'Loading the redirects failed',
  missing: 'Asked for, but missing',
  missingHint:
    'Addresses that visitors asked for in the last 30 days, and where there is nothing. Only addresses are counted, nothing about visitors.',
  missingColumns: { path: 'Address', count: 'Times asked for', last: 'Last time' },
  noMissing: 'In the last 30 days nobody asked for an address that there is not.',
  redirect: 'Redirect',
};
