export type IdempotencyTables = {
  idempotency_keys: {
    /** SHA-256 of who sent the key and of the key itself: neither can be read here. */
    key_hash: string;
    /** SHA-256 of what was sent with it. */
    request_hash: string;
    /** What was answered, as JSON. */
    answer: string;
    created_at: string;
  };
};
