import { AppError } from '#shared/errors.ts';
import { OldSiteFailure } from './guarded-request.ts';

/** Why a file is not taken, for whoever imports; throws what is no refusal. */
export function problemOf(error: unknown, kind: string): string {
  if (error instanceof OldSiteFailure) return error.message;
  if (error instanceof AppError) return `the file is no right ${kind} (${error.code})`;
  throw error;
}
