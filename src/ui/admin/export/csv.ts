import { byteOrderMark, csvLine } from '#shared/csv.ts';
import { formatDay } from '#shared/dates.ts';
import type { ExportTable } from './export-table.ts';
import type { Pace } from './pace.ts';

/** Semicolons and CRLF, as a Bosnian Excel reads it (docs/decisions/0009-export-of-applications.md). */
export async function writeCsv({ columns, rowCount, rows }: ExportTable, pace: Pace): Promise<Blob> {
  const lines = [byteOrderMark, csvLine(columns.map(({ label }) => label))];
  let done = 0;
  for (const row of rows) {
    lines.push(csvLine(row.map((text, index) => (columns[index]?.isInstant ? moment(text) : text))));
    done += 1;
    await pace(done / rowCount);
  }
  return new Blob(lines, { type: 'text/csv;charset=utf-8' });
}

function moment(text: string): string {
  return text && `${formatDay(text.slice(0, 10), 'bs')} ${text.slice(11)}`;
}
