export type ImportTables = {
  /** What was taken from other sites. */
  imported_items: {
    /** The address of the old site's calls, or the site that an export is of. */
    source: string;
    /** The name in calls of what it is; of an export the table. */
    type: string;
    old_id: number;
    item_id: number;
    /** Of what was taken; null where a file is still missing, and in an export. */
    hash: string | null;
    /** Which version of the item it made, where its type has versions. */
    version: number | null;
    /** An instant, ISO 8601 in UTC. */
    imported_at: string;
  };
};
