import type { FileKind } from '../file-kind.ts';

/** All error codes with their HTTP status. The messages have a sentence for each (`errors.<code>`). */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  second_factor: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  link_ended: 404,
  conflict: 409,
  account_exists: 409,
  account_active: 409,
  last_administrator: 409,
  applications_closed: 409,
  event_full: 409,
  not_attended: 409,
  attended: 409,
  withdrawn: 409,
  parent_deleted: 409,
  too_large: 413,
  unsupported_type: 415,
  validation: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why a field was refused. The messages have a sentence for each (`validation.<key>`). */
export const fieldProblemKeys = [
  'required',
  'invalid',
  'choice',
  'email',
  'url',
  'issn',
  'doi',
  'slug',
  'slugTaken',
  'redirectFrom',
  'redirectTo',
  'redirectTaken',
  'redirectLoop',
  'orcid',
  'year',
  'day',
  'dayOrder',
  'instantOrder',
  'instant',
  'time',
  'number',
  'count',
  'tooLong',
  'tooMany',
  'text',
  'consent',
  'wrongPassword',
  'passwordTooShort',
  'passwordTooCommon',
  'wrongCode',
  'tooManyPixels',
  'translation',
  'translated',
  'pairLanguage',
  'query',
  'capacity',
  'severalEvents',
  'memberNumber',
  'memberNumbers',
  'placeholder',
  'importFile',
  'storedFile',
  'idempotencyKey',
  'idempotencyKeyUsed',
] as const;
export type FieldProblemKey = (typeof fieldProblemKeys)[number];
export type FieldProblem = { key: FieldProblemKey; values?: Record<string, string | number> };

/** An error that the caller can act on. Any other error is a defect (500). */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldProblem> | undefined;
  /** The kind of the refused file, if it was a file. */
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

/** The body of every response with a status of 400 and above. */
export type ErrorBody = {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId?: string;
};
