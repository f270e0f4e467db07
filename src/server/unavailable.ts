/**
 * Something that the site depends on, such as the store of its files, does not answer now. The caller gets a 503 with
 * `Retry-After`; the message is for the log.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** The header fields of responses meanwhile. */
export const unavailableHeaders = { 'Retry-After': '10', 'Cache-Control': 'no-store' };
