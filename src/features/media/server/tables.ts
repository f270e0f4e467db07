export type MediaTables = {
  /** Every stored file of the site; rows of content refer to it by name. */
  files: {
    /** Name below `/media/`, derived from the content. */
    name: string;
    /** Pixels, for an image. */
    width: number | null;
    height: number | null;
    created_at: string;
  };
};
