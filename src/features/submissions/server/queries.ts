import type { Db, Schema } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { SubmissionColumns } from './tables.ts';

/** Tables of what people send in. */
type SubmissionTable = {
  [T in keyof Schema]: Schema[T] extends SubmissionColumns ? T : never;
}[keyof Schema];

/** Removes a submission by its id; not found where there is none. */
export async function deleteSubmission(db: Db, table: SubmissionTable, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError('not_found');
}
