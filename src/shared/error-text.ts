import { ApiError } from './api-client.ts';

type Code = ApiError['code'];

/**
 * The text that a failed call is reported with: the server's sentence where `isSpecific` accepts its code, otherwise
 * `fallback`. By default every sentence but that of an internal error is more specific than the fallback.
 */
export function errorText(
  error: unknown,
  fallback: string,
  isSpecific: (code: Code) => boolean = code => code !== 'internal',
): string {
  return error instanceof ApiError && error.isForPeople && isSpecific(error.code) ? error.message : fallback;
}

/** The server's sentence for each field that it refused, by the field's name. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}
