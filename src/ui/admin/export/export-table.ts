export type ExportColumn = {
  label: string;
  isInstant: boolean;
  /** In characters. */
  width: number;
};

/** The texts of a file's cells: '' for no value, `YYYY-MM-DDTHH:mm` for an instant. */
export type ExportTable = {
  columns: readonly ExportColumn[];
  rowCount: number;
  rows: Iterable<readonly string[]>;
};
