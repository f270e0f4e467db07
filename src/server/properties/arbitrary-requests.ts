import fc from 'fast-check';
import { hostileText } from '../testing/arbitraries.ts';
import { damaged, damages } from './arbitrary-bodies.ts';

/** Mostly a valid value, so that odd values elsewhere are reached too. */
const mostly = (right: readonly string[], odd: readonly string[], ...others: fc.Arbitrary<string>[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...right) }, fc.constantFrom(...odd), ...others);

const methods = mostly(
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  ['PATCH', 'TRACE', 'CONNECT', 'QUERY', 'PROPFIND', 'PRI', 'get', 'G ET', '', 'X'.repeat(9_000), '\0', 'Đ'],
);
const targets = mostly(
  [
    '/api/health',
    '/api/news.php',
    '/api/login.php',
    '/api/questions.php',
    '/api/applications.php',
    '/api/members.php?id=1',
  ],
  [
    ...[
      '*',
      '',
      '/',
      '//',
      '///api',
      '/api',
      '/api/',
      '/api//health',
      '/api/../api/health',
      '/api/%2e%2e/health',
    ],
    ...[
      '/%61pi/health',
      '/api/%',
      '/api/%ff',
      '/api/%00',
      '/api\\health',
      '/media/',
      '/media/%',
      '/media/..%2fx',
    ],
    ...[
      'http://localhost/api/health',
      'http://a:b@c/api/health',
      'http://[',
      'https://',
      'file:///etc',
      '//x/api',
    ],
    ...[
      'localhost:80',
      '/api/news.php?id=1#x',
      '/api/news.php??',
      `/api/${'x'.repeat(20_000)}`,
      '?',
      '#',
      'api',
    ],
  ],
  hostileText.map(text => `/api/${encodeURI(text.toWellFormed())}`),
  hostileText.map(text => `/api/${text}`),
);
const versions = mostly(['HTTP/1.1'], ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', '', 'X']);
const host = mostly(
  ['Host: localhost'],
  [
    'X: y',
    'Host:',
    'Host: [',
    'Host: a b',
    'Host: localhost:99999',
    'Host: a/b?c#d',
    'Host: \u00ff',
    'Host: @',
  ],
);
const header = mostly(
  [
    ...[
      'Expect: 100-continue',
      'Connection: close',
      'Connection: keep-alive, upgrade',
      'Upgrade: h2c',
      'Cookie: a=%',
    ],
    ...[
      'Accept-Language: \u00ff%',
      'Authorization: Bearer x',
      'X-Forwarded-For: ,,',
      '__proto__: x',
      'Trailer: Host',
    ],
    ...['Content-Encoding: gzip', 'Content-Type: multipart/form-data; boundary=x', 'Upgrade: websocket'],
  ],
  [
    ...[
      'Expect: tea',
      ' folded',
      'NoColon',
      ': none',
      `X: ${'y'.repeat(20_000)}`,
      'X: \0',
      'X: \u007f',
      'Host: b',
    ],
    ...[
      'Content-Length: 5',
      'Content-Length: -1',
      'Content-Length: 5, 5',
      `Content-Length: ${'9'.repeat(20)}`,
    ],
    ...[
      'Transfer-Encoding: gzip, chunked',
      'Transfer-Encoding: identity',
      'Transfer-Encoding: \u000bchunked',
    ],
  ],
  hostileText.map(text => `X: ${text}`),
);

/** A body with its length in a header, right or wrong. */
const json = 'Content-Type: application/json\r\n';
const chunked = `${json}Transfer-Encoding: chunked\r\n\r\n`;
const ends = mostly(
  [
    ...[
      '\r\n',
      '\r\n',
      `${json}Content-Length: 2\r\n\r\n{}`,
      `${chunked}2\r\n{}\r\n0\r\n\r\n`,
      `${json}\r\n`,
    ],
    ...[`${json}Content-Length: 50\r\n\r\n{}`, `${chunked}5\r\n{}`],
    `${json}Content-Length: 32\r\n\r\n{"email":"a@b.c","password":"x"}`,
  ],
  [
    ...[`${json}Content-Length: 99999999\r\n\r\n{}`, '\r\n\r\n\r\n', '\n', '\r', ''],
    ...[
      `${chunked}zz\r\n`,
      `${chunked}${'f'.repeat(18)}\r\nx`,
      `${chunked}2;x="\r\n{}\r\n0\r\nHost: x\r\n\r\n`,
    ],
  ],
);

const request = fc
  .tuple(fc.tuple(methods, targets, versions), host, fc.array(header, { maxLength: 3 }), ends)
  .map(([line, first, others, end]) => [line.join(' '), first, ...others, end].join('\r\n'));

/** The bytes of a connection: several requests, valid, invalid or damaged, or no HTTP at all. */
export const connections = fc.oneof(
  { weight: 6, arbitrary: fc.array(request, { minLength: 1, maxLength: 3 }).map(list => list.join('')) },
  fc.tuple(request, damages).map(([text, list]) => damaged(Buffer.from(text), list).toString('latin1')),
  fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes).toString('latin1')),
  fc.constantFrom(
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
    '\r\n'.repeat(500),
  ),
);
