import type { Generated } from 'kysely';
import type { ContentColumns } from '#features/content/server/tables.ts';

export type GalleryTables = {
  albums: ContentColumns & {
    /** The address where there is more to read, or empty. */
    description: string;
    cover_image: string;
  };
  images: {
    id: Generated<number>;
    album_id: number;
    /** The uploaded file's name without its ending. */
    title: string;
    file: string;
    /** What the album's images are listed by; equal ones stand in the order of their ids. */
    position: number;
    created_at: string;
  };
};
