import { megabytes, NoRoom } from '#server/backup/disk.ts';
import { BackupUnderWay } from '#server/backup/new-file.ts';
import { UnavailableError } from '#server/unavailable.ts';
import { type Said, SaidError } from '../../texts/reasons.ts';

/** Why an import or export broke off, for whoever began it. */
export class TransferFailure extends SaidError {
  override name = 'TransferFailure';
}

/** The same of any error: what only whoever runs the server can mend is told in the machine's words. */
export function failureOf(error: unknown): Said {
  if (error instanceof SaidError) return error.said;
  if (error instanceof NoRoom) {
    const { needed, free } = error;
    return { reason: 'noRoom', values: { needed: megabytes(needed), free: megabytes(free) } };
  }
  if (error instanceof BackupUnderWay) return { reason: 'backupUnderWay' };
  if (error instanceof UnavailableError) return { reason: 'unavailable' };
  return { reason: 'ended', values: { error: error instanceof Error ? error.message : String(error) } };
}
