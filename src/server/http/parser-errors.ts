import { STATUS_CODES } from 'node:http';
import type { ErrorBody, ErrorCode } from '#shared/api/errors.ts';
import { bs } from '#shared/messages/bs.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** The error codes by the status of a request that could not be parsed. */
const codes = {
  400: 'bad_request',
  408: 'bad_request',
  413: 'too_large',
  417: 'bad_request',
  431: 'too_large',
} as const satisfies Record<number, ErrorCode>;
export type ParserErrorStatus = keyof typeof codes;

type ParserErrorResponse = { status: ParserErrorStatus; headers: Headers; body: string };

/**
 * The response to a request that could not be parsed, with the body and headers of every error. It is in
 * Bosnian, because the language is in the unread part, and closes the connection, because the start of the
 * next request is unknown.
 */
export function parserErrorResponse(status: ParserErrorStatus, isHttps: boolean): ParserErrorResponse {
  const code = codes[status];
  const body = JSON.stringify({ error: bs.errors[code], code } satisfies ErrorBody);
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  addSecurityHeaders(headers, 'data', isHttps);
  return { status, headers, body };
}

/** The status that Node itself would send for its parser's error. */
export function statusOfParserError(code: string | undefined): ParserErrorStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** The bytes of an error response, for a connection without a request. */
export function toWire({ status, headers, body }: ParserErrorResponse): string {
  const lines = [...headers, ['date', new Date().toUTCString()]].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
