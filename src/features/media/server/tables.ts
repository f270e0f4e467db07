import type { ColumnType } from 'kysely';

export type MediaTables = {
  /** All stored files; rows of content refer to them by name. */
  files: {
    /** Name below `/media/`, derived from the content. */
    name: string;
    /** Pixels, for an image. */
    width: number | null;
    height: number | null;
    /** Bytes; null for a file of an earlier version until it is measured. */
    size: ColumnType<number | null, number | undefined, number | null>;
    created_at: string;
  };
};
