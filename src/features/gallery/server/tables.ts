import type { Generated } from 'kysely';
import type { ColumnsOf } from '#features/content/fields.ts';
import type { ContentColumns } from '#features/content/server/tables.ts';
import type { albumFields } from '../fields.ts';

export type GalleryTables = {
  albums: ContentColumns & ColumnsOf<typeof albumFields>;
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
