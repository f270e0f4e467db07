export type PreviewTables = {
  previews: {
    /** SHA-256 of the token, which nobody can read here. */
    token_hash: string;
    /** The name of the item's type. */
    type: string;
    item_id: number;
    /** An instant, ISO 8601 in UTC. */
    expires_at: string;
  };
};
