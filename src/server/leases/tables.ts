export type LeaseTables = {
  leases: {
    /** Of the work. */
    name: string;
    /** The instance. */
    holder: string;
    /** In milliseconds since 1970, by the database's clock. */
    expires_at: number;
  };
};
