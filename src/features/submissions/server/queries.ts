import type { Db, Schema } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { SubmissionColumns } from './tables.ts';

type SubmissionTable = {
  [T in keyof Schema]: Schema[T] extends SubmissionColumns ? T : never;
}[keyof Schema];

/** Deletes a submission; throws `not_found` if there is none with the id. */
export async function deleteSubmission(db: Db, table: SubmissionTable, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError('not_found');
}
