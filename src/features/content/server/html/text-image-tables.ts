import type { Generated } from 'kysely';
import type { ParentColumn } from '../parent-columns.ts';

export type TextImageTables = {
  /** The pictures that an item's formatted texts show; one of the columns that refer to an item is not null. */
  text_images: {
    id: Generated<number>;
    /** The name of the stored file. */
    file: string;
  } & { [Column in ParentColumn]?: number | null };
  /** The pictures that were sent to be put into a text, and forms to be put on the site, until a day later. */
  uploaded_text_images: {
    file: string;
    /** An instant, ISO 8601 in UTC. */
    uploaded_at: string;
  };
};
