import { ApiError } from './api-client.ts';

type Code = ApiError['code'];

/**
 * The text that reports a failed call: the server's sentence where `isSpecific` accepts its code, otherwise
 * `fallback`.
 */
export function errorText(
  error: unknown,
  fallback: string,
  isSpecific: (code: Code) => boolean = code => code !== 'internal',
): string {
  return error instanceof ApiError && error.isForPeople && isSpecific(error.code) ? error.message : fallback;
}

/** Whether a call failed because there was no response. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}

/** The server's sentence for each refused field, by name. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}
