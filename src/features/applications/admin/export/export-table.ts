import { wallClock } from '#shared/dates.ts';
import type { Column, ColumnName } from '../columns.ts';
import type { Row } from '../rows.ts';

export type ExportColumn = {
  label: string;
  isInstant: boolean;
  /** In characters. */
  width: number;
};

/** As wide as on the screen: so many characters of a spreadsheet's font go into a rem of the table. */
const charactersPerRem = 1.6;

/** What is written into a file, a cell a text: '' where there is nothing, `YYYY-MM-DDTHH:mm` for an instant. */
export type ExportTable = {
  columns: readonly ExportColumn[];
  rowCount: number;
  rows: Iterable<readonly string[]>;
};

/** The rows and columns that are shown, instants by the site's clock. */
export function toExportTable(
  rows: readonly Row[],
  columns: readonly Column[],
  labelOf: (name: ColumnName) => string,
  timeZone: string,
): ExportTable {
  const cell = ({ application }: Row, { name, order }: Column) =>
    order === 'instant' ? wallClock(timeZone, new Date(application[name])) : application[name];
  return {
    columns: columns.map(({ name, order, width }) => ({
      label: labelOf(name),
      isInstant: order === 'instant',
      width: Math.round(width * charactersPerRem),
    })),
    rowCount: rows.length,
    // Made as they are written, so that thousands of dates do not hold up the page.
    rows: rows.values().map(row => columns.map(column => cell(row, column))),
  };
}
