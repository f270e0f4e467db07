import type { Generated } from 'kysely';
import type { RetentionKind } from '#shared/retention.ts';

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
  /** For how long something is kept, and what went last because of it. */
  retention: {
    kind: RetentionKind;
    /** Null: as by default; 0: for good. */
    months: number | null;
    /** An instant, ISO 8601 in UTC; null before the first time. */
    erased_at: string | null;
    erased: Generated<number>;
    /** 1 once nothing of it is left in the files of the database. */
    is_wiped: Generated<number>;
  };
};
