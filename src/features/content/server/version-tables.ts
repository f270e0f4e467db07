import type { Generated } from 'kysely';

export type VersionTables = {
  /**
   * The changes of an item. Each has what it replaced, so that an earlier version is the present item with the
   * changes since taken back, and the oldest can be removed by themselves.
   */
  versions: {
    id: Generated<number>;
    /** The name of the item's type. */
    type: string;
    item_id: number;
    /** The version that the change made. */
    version: number;
    /** An instant, ISO 8601 in UTC. */
    created_at: string;
    /** The account, where it is known. */
    created_by: number | null;
    /** JSON: the names of the changed fields in forms. */
    changed: string;
    /** JSON: the values before the change by their columns. */
    replaced: string;
  };
  /** The files among the replaced values, which stay as long as the version does. */
  version_files: { version_id: number; file: string };
};
