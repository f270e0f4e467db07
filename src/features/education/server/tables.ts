import type { ContentColumns } from '#features/content/server/tables.ts';
import type { Language } from '#shared/language.ts';

export type EducationTables = {
  education: ContentColumns & {
    lang: Language;
    year: number;
    /** Sanitized HTML. */
    content: string;
  };
};
