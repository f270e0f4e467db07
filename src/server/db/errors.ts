/** SQLite's extended result code for a broken foreign key (sqlite.org/rescode.html). */
const sqliteForeignKey = 787;

/** Whether a statement failed because another row refers to what it would remove. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteForeignKey;
}
