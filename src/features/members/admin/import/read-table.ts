import { isPlainText, textOfFile } from './read-file.ts';

/** A file's first row, and those behind it that say something. */
export type Table = { headings: readonly string[]; cells: readonly (readonly string[])[]; isText: boolean };

/** Reads a CSV file, whatever divides its cells; its reader is loaded when it is needed. */
export async function readTable(file: File): Promise<Table> {
  const { default: papa } = await import('papaparse');
  const text = textOfFile(await file.arrayBuffer());
  if (!isPlainText(text)) return { headings: [], cells: [], isText: false };
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [headings = [], ...cells] = data;
  return { headings, cells, isText: true };
}
