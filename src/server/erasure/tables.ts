import type { Generated } from 'kysely';

export type ErasureTables = {
  /** Who, or what of somebody, was erased: a restored backup is searched for it. */
  erasures: {
    /** HMAC-SHA-256 of whom or what, as hexadecimal. */
    hash: string;
    /** The key of the hash, as hexadecimal. */
    key: string;
    /** An instant, ISO 8601 in UTC. */
    erased_at: string;
    /** 1 once nothing of it is left in the files of the database. */
    is_wiped: Generated<number>;
  };
};
