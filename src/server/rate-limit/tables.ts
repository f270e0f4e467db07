export type RateLimitTables = {
  throttled_keys: {
    /** SHA-256 of the table and the name of a key. */
    key_hash: string;
    /** JSON; null if there is nothing to remember. */
    state: string | null;
    /** In milliseconds since 1970. */
    expires_at: number;
  };
};
