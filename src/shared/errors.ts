import type { FileKind } from './file-kind.ts';

/**
 * The closed list of error codes and the HTTP status of each. The sentence for a person is found under the
 * same name in the messages (`errors.<code>`).
 */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  applications_closed: 409,
  too_large: 413,
  unsupported_type: 415,
  validation: 422,
  too_many: 429,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why a field was refused: keys of the messages' `validation` part. */
export const fieldProblemKeys = [
  'required',
  'invalid',
  'choice',
  'email',
  'url',
  'day',
  'dayOrder',
  'time',
  'number',
  'count',
  'tooLong',
  'text',
  'consent',
  'wrongPassword',
  'passwordTooShort',
  'passwordTooCommon',
  'tooManyPixels',
  'idempotencyKey',
  'idempotencyKeyUsed',
] as const;
export type FieldProblemKey = (typeof fieldProblemKeys)[number];
export type FieldProblem = { key: FieldProblemKey; values?: Record<string, string | number> };

/** A refusal with a code that the caller can act on. Everything else that is thrown is a defect (500). */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldProblem> | undefined;
  /** What kind of file was refused, where it was a file: a form may have several. */
  readonly file: FileKind | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: {
      fields?: Record<string, FieldProblem>;
      file?: FileKind | undefined;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = options.fields;
    this.file = options.file;
    this.headers = options.headers ?? {};
  }
}

/** What every answer of 400 and above carries. */
export type ErrorBody = {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId?: string;
};
