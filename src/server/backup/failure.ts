import { describeSystemError } from '../data-folder/system-errors.ts';

/** Why a backup or a restore came to nothing, in a sentence for whoever asked for it. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}

/** Runs a step; what the system or SQLite refuses at a path becomes a `BackupFailure` in words. */
export async function describeErrors<T>(path: string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw explain(error, path);
  }
}

function explain(error: unknown, path: string): unknown {
  const sentence = describeSystemError(error, path);
  return sentence ? new BackupFailure(sentence, { cause: error }) : error;
}
