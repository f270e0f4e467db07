import { AppError } from '#shared/api/errors.ts';
import type { Said } from '../../texts/reasons.ts';
import { OldSiteFailure } from './guarded-request.ts';

/** Why a file is not taken, for whoever imports; throws what is no refusal. */
export function problemOf(error: unknown, kind: string): Said {
  if (error instanceof OldSiteFailure) return error.said;
  if (error instanceof AppError) return { reason: 'wrongFile', values: { kind, code: error.code } };
  throw error;
}
