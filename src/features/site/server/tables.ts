import type { Language } from '#shared/language.ts';

export type SiteTables = {
  /** The association's own words from their first change on. */
  site_texts: {
    lang: Language;
    /** Counts the changes; the starting words are the first version. */
    version: number;
    /** `Words` as JSON; empty until the first change. */
    words: string;
    /** Instants, ISO 8601 in UTC: between them the notice is public. */
    notice_from: string | null;
    notice_until: string | null;
    /** An instant; null before the first change. */
    updated_at: string | null;
    updated_by: number | null;
  };
  /** The files to which the words refer. */
  site_files: { lang: Language; file: string };
};
