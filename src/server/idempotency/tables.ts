export type IdempotencyTables = {
  idempotency_keys: {
    /** SHA-256 of the sender and the key, so that neither can be read here. */
    key_hash: string;
    /** SHA-256 of the request's content. */
    request_hash: string;
    /** The response, as base64, encrypted with what the key is made of. */
    answer: string;
    /** SHA-256 of the address of whom the response tells; null if it tells of nobody. */
    person_hash: string | null;
    created_at: string;
  };
};
