import type { Generated } from 'kysely';
import type { Language } from '#shared/language.ts';
import type { NewsCategory } from '../categories.ts';

export type NewsTables = {
  news: {
    id: Generated<number>;
    lang: Language;
    title: string;
    description: string;
    /** Sanitized HTML. */
    content: string;
    author: string;
    category: NewsCategory;
    /** A day, `YYYY-MM-DD`. */
    published_at: string;
    image: string | null;
    /** What title and description are found by (`searchText`). */
    search_text: string;
  };
};
