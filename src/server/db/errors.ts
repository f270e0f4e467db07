/** SQLite's extended result code for a foreign key violation (sqlite.org/rescode.html), and PostgreSQL's. */
const foreignKeyViolations: readonly unknown[] = [787, '23503'];

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
export const sqliteBusy = 5;

export function isForeignKeyViolation(error: unknown): boolean {
  return foreignKeyViolations.includes(resultCode(error) ?? serverCode(error));
}

/** SQLite's primary result code of an error; undefined for other errors. */
export function primaryCode(error: unknown): number | undefined {
  const code = resultCode(error);
  return code === undefined ? undefined : code & 0xff;
}

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;
}

/** PostgreSQL's SQLSTATE; only its errors have a severity. */
function serverCode(error: unknown): unknown {
  return isOfServer(error) ? error.code : undefined;
}

/** Whether PostgreSQL itself refused a statement. */
export function isOfServer(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'severity' in error && 'code' in error;
}
