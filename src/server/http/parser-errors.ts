import { STATUS_CODES } from 'node:http';
import type { ErrorBody, ErrorCode } from '#shared/errors.ts';
import { bs } from '#shared/messages/bs.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** The statuses with which a request is refused that cannot be given to the app. */
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
 * The answer to what is no request that the app could read: the error body and the headers of every other refusal.
 * In Bosnian, since the language stands in what could not be read; and the last of its connection, since nobody
 * knows where the next request would begin.
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

/** The status for what Node's parser could not read, as Node itself would answer it. */
export function statusOfParserError(code: string | undefined): ParserErrorStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** The bytes of a refusal, for a connection that has no request. */
export function toWire({ status, headers, body }: ParserErrorResponse): string {
  const lines = [...headers, ['date', new Date().toUTCString()]].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
