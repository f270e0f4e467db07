import type { Generated } from 'kysely';
import type { Language } from '#shared/language.ts';

export type PagesTables = {
  /** The addresses that pages had before, which lead to them. */
  former_slugs: {
    id: Generated<number>;
    page_id: number;
    lang: Language;
    slug: string;
  };
};
