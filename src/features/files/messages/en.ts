import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en: Translation<typeof bs> = {
  title: 'Files',
  kinds: {
    programme: 'Programme',
    abstracts: 'Book of abstracts',
    slides: 'Slides',
    minutes: 'Minutes',
    document: 'Document',
  },
  languages: { bs: 'Bosnian', en: 'English' },
  size: 'PDF, {{size}}',
};
