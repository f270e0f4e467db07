export type PreviewTables = {
  previews: {
    /** SHA-256 of the token, which nobody can read here. */
    token_hash: string;
    /** The name of the item's type. */
    type: string;
    item_id: number;
    /** Of the association's own words: the page and what is not saved (JSON). */
    words: string | null;
    /** An instant, ISO 8601 in UTC. */
    expires_at: string;
  };
};
