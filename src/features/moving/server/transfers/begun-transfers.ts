import type { FileStore } from '#server/storage/file-store.ts';

/** What imports and exports of the panel need of the site. */
export type Transfers = {
  /** The ZIPs that were sent and made, for a day. */
  store: FileStore;
  /** Begins the work of one that was noted. */
  begin: (id: number, token: string | undefined) => void;
};
