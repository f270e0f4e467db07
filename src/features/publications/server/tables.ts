import type { ContentColumns } from '#features/content/server/tables.ts';
import type { Language } from '#shared/language.ts';

export type PublicationsTables = {
  publications: ContentColumns & {
    lang: Language;
    /** Sanitized HTML. */
    description: string;
    url: string;
  };
};
