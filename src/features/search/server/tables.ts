import type { Language } from '#shared/language.ts';

export type SearchTables = {
  /**
   * What the search finds: the public items, and those whose moment has not come, once for each language that they have.
   * The words are in `search_words`, each engine's own.
   */
  search_entries: {
    /** Higher for newer items (`server/entries.ts`). */
    id: number;
    type: string;
    item_id: number;
    lang: Language;
    /** The instant from which the item is public; null: at once. */
    publish_at: string | null;
    /** What the entry was made of: how, and the item's last change. */
    source: string;
  };
};
