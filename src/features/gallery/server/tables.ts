import type { Generated } from 'kysely';
import type { TrashableRows, TrashColumns } from '#server/db/trash-columns.ts';

export const imageRows = {
  table: 'images',
  parents: [{ table: 'albums', column: 'album_id' }],
} as const satisfies TrashableRows;

export type GalleryTables = {
  images: TrashColumns & {
    id: Generated<number>;
    album_id: number;
    /** The uploaded file's name without its extension. */
    title: string;
    file: string;
    /** `x,y` in percent. */
    image_focus: string | null;
    /** Images are sorted by position, then by id. */
    position: number;
    created_at: string;
    /** What the picture shows, in both languages, for who does not see it. */
    alt: Generated<string>;
    alt_en: Generated<string>;
  };
};
