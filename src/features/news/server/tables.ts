import type { ContentColumns } from '#features/content/server/tables.ts';
import type { Language } from '#shared/language.ts';
import type { NewsCategory } from '../categories.ts';

export type NewsTables = {
  news: ContentColumns & {
    lang: Language;
    description: string;
    /** Sanitized HTML. */
    content: string;
    author: string;
    category: NewsCategory;
    /** A day, `YYYY-MM-DD`. */
    published_at: string;
    image: string | null;
  };
};
