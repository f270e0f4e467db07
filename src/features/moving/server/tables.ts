import type { Generated } from 'kysely';
import type { TransferKind, TransferState } from '../states.ts';

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
    /** Its page there, where that is not found by its number. */
    old_address: string | null;
  };
  /** Imports and exports that were started in the panel. */
  transfers: {
    id: Generated<number>;
    kind: TransferKind;
    /** The address of the other site, or the name that the ZIP had; empty of an export. */
    source: string;
    /** Under which the pieces of the ZIP are stored, and how many there are. */
    upload: string | null;
    pieces: number | null;
    /** Of an export of WordPress: which categories of news its own become, as JSON. */
    categories: string | null;
    is_dry_run: number;
    state: TransferState;
    /** 1 or null: only one is at work. */
    running: number | null;
    is_told_to_stop: Generated<number>;
    step: string | null;
    /** In bytes where it writes an export. */
    done: Generated<number>;
    total: Generated<number>;
    step_began_at: string | null;
    started_at: string;
    /** When whoever does it last said so. */
    alive_at: string;
    finished_at: string | null;
    /** Of the report, and all of it, as JSON. */
    counts: string | null;
    report: string | null;
    /** Why it broke off: the reason, as JSON. */
    failure: string | null;
    /** The ZIP that an export made, and its bytes. */
    file: string | null;
    bytes: number | null;
  };
};
