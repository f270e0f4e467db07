import type { Generated } from 'kysely';

export type GalleryTables = {
  images: {
    id: Generated<number>;
    album_id: number;
    /** The uploaded file's name without its extension. */
    title: string;
    file: string;
    /** Images are sorted by position, then by id. */
    position: number;
    created_at: string;
  };
};
