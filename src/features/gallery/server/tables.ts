import type { Generated } from 'kysely';

export type GalleryTables = {
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
