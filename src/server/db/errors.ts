/** SQLite's extended result code for a broken foreign key (sqlite.org/rescode.html). */
const sqliteForeignKey = 787;

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
export const sqliteBusy = 5;

/** Whether a statement failed because another row refers to what it would remove. */
export function isForeignKeyViolation(error: unknown): boolean {
  return resultCode(error) === sqliteForeignKey;
}

/** What kind of failure SQLite reports, without the details of its extended codes; undefined for other errors. */
export function primaryCode(error: unknown): number | undefined {
  const code = resultCode(error);
  return code === undefined ? undefined : code & 0xff;
}

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;
}
