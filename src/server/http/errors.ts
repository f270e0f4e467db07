import { AppError, type ErrorBody, errorStatus, type FieldProblem } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import { bs } from '#shared/messages/bs.ts';
import { en } from '#shared/messages/en.ts';
import { translate } from '#shared/translate.ts';
import { describeSystemError, systemErrorCode } from '../data-folder/system-errors.ts';
import type { Log } from '../logging/log.ts';
import { UnavailableError, unavailableHeaders } from '../unavailable.ts';

const messages = { bs, en };

type Refusal = { status: number; body: ErrorBody; headers: Record<string, string> };

export function refusalOf(error: unknown, language: Language, requestId: string, log: Log): Refusal {
  const refusal = error instanceof AppError ? error : failureOf(error);
  if (refusal !== error) logDefect(log, requestId, error);
  const { code, fields, headers } = refusal;
  const body: ErrorBody = {
    error: sentenceOf(refusal, language),
    code,
    ...(fields && { fields: describe(fields, language) }),
    ...(code === 'internal' && { requestId }),
  };
  return { status: errorStatus[code], body, headers };
}

function failureOf(error: unknown): AppError {
  if (!(error instanceof UnavailableError)) return new AppError('internal');
  return new AppError('unavailable', { headers: unavailableHeaders });
}

/** The error's sentence, which names a refused file. */
export function sentenceOf({ code, file }: AppError, language: Language): string {
  const { errors, fileErrors } = messages[language];
  return file && (code === 'too_large' || code === 'unsupported_type')
    ? fileErrors[code][file]
    : errors[code];
}

export function errorResponse(error: unknown, language: Language, requestId: string, log: Log): Response {
  const { body, ...init } = refusalOf(error, language, requestId, log);
  return Response.json(body, init);
}

/**
 * Logs a defect in detail, while the caller gets no details. A system error is logged as a sentence, at most
 * once per interval.
 */
export function logDefect(log: Log, requestId: string, error: unknown): void {
  const sentence = error instanceof UnavailableError ? error.message : describeSystemError(error, 'DATA_DIR');
  const code = error instanceof UnavailableError ? error.name : systemErrorCode(error);
  if (code !== undefined && wasJustTold(log, code)) return;
  log.error(code === undefined ? 'defect' : 'failure', {
    id: requestId,
    reason: sentence,
    error: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
  });
}

/** In milliseconds. With a full disk every call fails in the same way. */
const betweenFailures = 60_000;
const toldAt = new WeakMap<Log, Map<string | number, number>>();

function wasJustTold(log: Log, code: string | number): boolean {
  const told = toldAt.get(log) ?? new Map<string | number, number>();
  toldAt.set(log, told);
  const now = performance.now();
  if (now - (told.get(code) ?? -Infinity) < betweenFailures) return true;
  told.set(code, now);
  return false;
}

function describe(fields: Record<string, FieldProblem>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, { key, values }]) => [
      field,
      translate(messages[language].validation, language, key, values),
    ]),
  );
}
