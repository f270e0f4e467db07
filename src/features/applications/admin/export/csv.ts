import { formatDay } from '#shared/dates.ts';
import type { ExportTable } from './export-table.ts';
import type { Pace } from './pace.ts';

/** Excel recognizes UTF-8 by it. */
const byteOrderMark = '\ufeff';

/** Characters that spreadsheets take for the start of a formula, including full-width ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Semicolons and CRLF, as a Bosnian Excel reads it (docs/decisions/0009-export-of-applications.md). */
export async function writeCsv({ columns, rowCount, rows }: ExportTable, pace: Pace): Promise<Blob> {
  const lines = [byteOrderMark, line(columns.map(({ label }) => label))];
  let done = 0;
  for (const row of rows) {
    lines.push(line(row.map((text, index) => (columns[index]?.isInstant ? moment(text) : text))));
    done += 1;
    await pace(done / rowCount);
  }
  return new Blob(lines, { type: 'text/csv;charset=utf-8' });
}

/** Every cell is quoted, so that no program splits one at a comma. */
function line(cells: readonly string[]): string {
  const quoted = cells.map(text => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`);
  return `${quoted.join(';')}\r\n`;
}

function moment(text: string): string {
  return text && `${formatDay(text.slice(0, 10), 'bs')} ${text.slice(11)}`;
}
