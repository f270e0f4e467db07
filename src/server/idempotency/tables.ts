export type IdempotencyTables = {
  idempotency_keys: {
    /** SHA-256 of the sender and the key, so that neither can be read here. */
    key_hash: string;
    /** SHA-256 of the request's content. */
    request_hash: string;
    /** The response as JSON. */
    answer: string;
    created_at: string;
  };
};
