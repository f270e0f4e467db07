import { ApiError } from '#shared/api-client.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Refusals that trying again at once would not change: their own sentence says what is the matter. */
const telling: readonly (ErrorCode | 'network')[] = [
  'applications_closed',
  'not_found',
  'too_large',
  'too_many',
];

/** What is said of a form that could not be sent: the server's sentence where it tells more than `failure`. */
export function failureOf(error: unknown, failure: string): string {
  const isTelling = error instanceof ApiError && error.isForPeople && telling.includes(error.code);
  return isTelling ? error.message : failure;
}

/** Why the server refused single fields. */
export function refusedByServer(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}
