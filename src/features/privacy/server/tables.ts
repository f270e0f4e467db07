import type { Generated } from 'kysely';

/** A version of the privacy notice, and the instant from which it was there, ISO 8601 in UTC. */
export type NoticeVersion = { version: number; created_at: string };

export type PrivacyTables = {
  /** The privacy notice from the first one on. */
  notice_versions: {
    version: Generated<number>;
    /** An instant, ISO 8601 in UTC. */
    created_at: string;
    /** A `Notice` as JSON. */
    bs: string;
    en: string;
  };
};
