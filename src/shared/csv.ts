/** Excel recognizes UTF-8 by it. */
export const byteOrderMark = '\ufeff';

/** Characters that spreadsheets take for the start of a formula, including full-width ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A line of a CSV file with semicolons, as a Bosnian Excel reads it (docs/decisions/0009-export-of-applications.md). Every
 * cell is quoted, so that no program splits one at a comma.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map(text => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`);
  return `${quoted.join(';')}\r\n`;
}
