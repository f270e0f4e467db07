import { wallClock } from '#shared/instants.ts';
import type { ExportTable } from '#ui/admin/export/export-table.ts';
import { type ApplicationColumn, type ColumnName, cellValue } from '../list/columns.ts';
import type { Row } from '../list/rows.ts';
import type { ValueNames } from '../use-value-names.ts';

/** Converts rem of the table to characters of a spreadsheet's font. */
const charactersPerRem = 1.6;

type Wording = {
  labelOf: (name: ColumnName) => string;
  names: ValueNames;
  timeZone: string;
};

/** The visible rows and columns, with instants in the site's time zone. */
export function toExportTable(
  rows: readonly Row[],
  columns: readonly ApplicationColumn[],
  { labelOf, names, timeZone }: Wording,
): ExportTable {
  const cell = ({ application }: Row, { name, order }: ApplicationColumn) => {
    const value = cellValue(application, name, names);
    return order === 'instant' ? wallClock(timeZone, new Date(value)) : value;
  };
  return {
    columns: columns.map(({ name, order, width }) => ({
      label: labelOf(name),
      isInstant: order === 'instant',
      width: Math.round(width * charactersPerRem),
    })),
    rowCount: rows.length,
    // Lazy, so that formatting thousands of dates does not block the page.
    rows: rows.values().map(row => columns.map(column => cell(row, column))),
  };
}
