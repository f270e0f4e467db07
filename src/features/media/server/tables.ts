import type { ColumnType } from 'kysely';

export type MediaTables = {
  /** Every stored file of the site; rows of content refer to it by name. */
  files: {
    /** Name below `/media/`, derived from the content. */
    name: string;
    /** Pixels, for an image. */
    width: number | null;
    height: number | null;
    /** Bytes; null until an earlier version's file has been measured. */
    size: ColumnType<number | null, number | undefined, number | null>;
    created_at: string;
  };
};
