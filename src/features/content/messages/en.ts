import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  breadcrumbs: 'Breadcrumbs',
  share: 'Share link',
  onlyIn: { bs: 'In Bosnian only', en: 'In English only' },
  textOnlyIn: {
    bs: 'This text is available in Bosnian only',
    en: 'This text is available in English only',
  },
  ending: {
    event: 'The event',
    album: 'Pictures from the event',
    news: 'News about the event',
    related: 'Related',
    neighbours: 'Previous and next',
    previous: 'Previous',
    next: 'Next',
  },
} satisfies Translation<typeof bs>;
