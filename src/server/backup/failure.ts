import { describeSystemError } from '../data-folder/system-errors.ts';

/** A failed backup or restore; the message is for whoever started it. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}

/** Runs a step and turns errors of the system or SQLite at a path into a `BackupFailure`. */
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
