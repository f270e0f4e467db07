/** A site's database of either engine, as backups and restores see it: what they read and write is an SQLite file. */
export type SiteDatabase = {
  /** About how many bytes a copy takes. Throws a `BackupFailure` if there is no database to be copied. */
  copySize(): Promise<number>;
  /** Copies its state at one moment to a new file, while the site may be running. */
  copyTo(file: string): Promise<void>;
  /**
   * Keeps sites away until the returned function is called. Throws a `BackupFailure` if one is running that the lock of the
   * data folder does not tell of.
   */
  claim(): Promise<() => Promise<void>>;
  /** Puts what there is, however damaged, into a new data folder; returns false if there is nothing. */
  keepIn(folder: string): Promise<boolean>;
  /** Puts the database of a file in the place of what there is: all of it, or nothing. */
  replaceWith(file: string): Promise<void>;
};
