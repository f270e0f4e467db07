import { headersOfAll, headersOfHttps, pickHeaders } from '#server/http/testing/security-headers.ts';
import { exchange, type RawAnswer, requestText } from '../support/raw-http.ts';
import { administrator, type TestedSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

// The site's public address is https; behind a proxy the connection is not.
test.use({ settings: { PUBLIC_URL: 'https://primjer.ba', TRUST_PROXY: '1' } });

let site: TestedSite;
test.beforeAll(({ site: running }) => {
  site = running;
});

/** docs/security.md#headers. */
const page =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";
const policies = {
  page,
  // The admin shows chosen pictures, and previews of items in frames.
  admin: `${page.replace('data:', 'data: blob:')}; frame-src 'self'`,
  data: "default-src 'none'; frame-ancestors 'none'",
  description:
    "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  file: "default-src 'none'; frame-ancestors 'none'; sandbox",
  // A browser's own page for an image uses inline styles; everything else is forbidden.
  image: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
const expectedOfAll = { ...headersOfAll, ...headersOfHttps };
/** The only cookie that the server sets. The browser itself sets the theme's. */
const languageCookie = /^i18next=(bs|en); Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/;

const feeds = [
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/novosti-bs.rss'],
  ...['/kalendar-bs.ics', '/kalendar/43.ics'],
];

/** Requests three times: uncached, cached, and cached with compression. */
async function assertAll(text: string, expected: { status: number; policy: keyof typeof policies }) {
  const texts = [text, text, text.replace('\r\n', '\r\nAccept-Encoding: br\r\n')];
  let last: RawAnswer | undefined;
  for (const [round, sent] of texts.entries()) {
    const answer = await exchange(site.origin, sent);
    const where = `${text.slice(0, 60)} (${round})`;
    expect(answer.status, where).toBe(expected.status);
    expect(pickHeaders(answer.headers, expectedOfAll), where).toEqual(expectedOfAll);
    expect(answer.headers.get('content-security-policy'), where).toBe(policies[expected.policy]);
    for (const name of ['server', 'x-powered-by']) expect(answer.headers.get(name), where).toBeNull();
    for (const cookie of answer.headers.getSetCookie()) expect(cookie, where).toMatch(languageCookie);
    last ??= answer;
  }
  return last as RawAnswer;
}

const json = { 'Content-Type': 'application/json' };
const get = (path: string, headers = {}) => requestText(`GET ${path}`, headers);
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  requestText(`POST /api${path}`, headers, body);
/** The paths in a page that match a pattern. */
async function found(path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(site.origin + path)).text();
  return pattern.exec(html)?.[0] ?? `${path} names nothing`;
}

const ok = (policy: keyof typeof policies, status = 200) => ({ status, policy });

test('pages, files and answers carry the headers', async () => {
  for (const path of ['/', '/novosti', '/novosti/24', '/kongres/43', '/galerija/1', '/kontakt', '/?lng=en'])
    await assertAll(get(path), ok('page'));
  await assertAll(get('/nema-me'), ok('page', 404));
  await assertAll(get('/novosti/9999'), ok('page', 404));
  for (const path of ['/admin', '/admin/login', '/admin/novosti']) await assertAll(get(path), ok('admin'));
  for (const path of ['/api/health', '/api/news.php', '/api/news.php?page=1'])
    await assertAll(get(path), ok('data'));
  for (const path of ['/api/docs', '/api/openapi.json']) await assertAll(get(path), ok('description'));
  await assertAll(post('/login.php', JSON.stringify(administrator)), ok('data'));

  const script = await found('/', /\/assets\/[\w-]+\.js/);
  const style = await found('/', /\/assets\/[\w-]+\.css/);
  const font = await found('/', /\/assets\/[\w.-]+\.woff2/);
  for (const path of [script, style, font]) await assertAll(get(path), ok('file'));
  const picture = await found('/novosti', /\/media\/[0-9a-f]{40}-\w+\.avif/);
  const original = (await (await fetch(`${site.origin}/api/news.php`)).text()).match(
    /\/media\/[0-9a-f]{40}\.\w+/,
  )?.[0];
  for (const path of [picture, String(original)]) await assertAll(get(path), ok('image'));
  const pdf = (await (await fetch(`${site.origin}/api/workshops.php?all=true`)).text()).match(
    /\/media\/[0-9a-f]{40}\.pdf/,
  )?.[0];
  const { headers } = await assertAll(get(String(pdf)), ok('file'));
  expect(headers.get('content-disposition')).toBe('attachment');

  for (const path of ['/favicon.svg', '/icon-192.png']) await assertAll(get(path), ok('image'));
  await assertAll(get('/pristupnica.pdf'), ok('file'));
  for (const path of feeds) await assertAll(get(path), ok('data'));
});

test('answers without a body carry the headers', async () => {
  for (const [path, policy] of [
    ['/', 'page'],
    ['/api/news.php', 'data'],
  ] as const) {
    await assertAll(requestText(`HEAD ${path}`), ok(policy));
    const { headers } = await exchange(site.origin, get(path));
    const { body } = await assertAll(
      get(path, { 'If-None-Match': headers.get('etag') ?? '' }),
      ok(policy, 304),
    );
    expect(body).toBe('');
  }
});

const refusals: [text: string, status: number][] = [
  [post('/login.php', '{'), 400],
  [get('/api/questions.php'), 401],
  [get('/api/nema-me.php'), 404],
  [get('/api/news-item.php?id=9999'), 404],
  [requestText('DELETE /api/health'), 405],
  [post('/login.php', '{}', { ...json, 'Content-Length': '99999999' }), 413],
  [post('/login.php', '{}', { 'Content-Type': 'text/plain' }), 415],
  [post('/login.php', '{}'), 422],
  // Refused before the app: by Node's parser, by Node, or when the request object is created.
  ['GET / HTTP/1.1\r\n\r\n', 400],
  [get('/', { Host: 'a/b?c#d' }), 400],
  [get('/', { Host: 'localhost:99999' }), 400],
  ...['/', '/api/health', '/nema-me'].flatMap((path): [string, number][] => [
    [get(path).replace('\r\n', '\r\nHost: evil.example\r\n'), 400],
    [get(path).replace('\r\n\r\n', '\r\nHOST: localhost\r\n\r\n'), 400],
  ]),
  [get('/a\\b'), 400],
  ['nothing of HTTP\r\n\r\n', 400],
  [`${post('/login.php', '', { ...json, 'Transfer-Encoding': 'chunked' })}zz\r\n`, 400],
  [get('/', { Expect: 'tea' }), 417],
  [get('/', { X: 'y'.repeat(20_000) }), 431],
  [
    post('/login.php', '', { ...json, 'Transfer-Encoding': 'chunked' }) +
      `2;x=${'y'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    413,
  ],
];

test('every refusal of the API is JSON with the headers', async () => {
  for (const [text, status] of refusals) {
    const { body, headers } = await assertAll(text, ok('data', status));
    const where = text.slice(0, 60);
    expect(headers.get('content-type'), where).toBe('application/json');
    const { error, code, fields, ...rest } = JSON.parse(Buffer.from(body, 'latin1').toString());
    expect(error, where).toMatch(/^\p{Lu}.*\S$/u);
    expect(code, where).toMatch(/^[a-z_]+$/);
    expect(fields !== undefined, where).toBe(status === 422);
    expect(rest, where).toEqual({});
  }
});

test('refusals of other paths carry the headers', async () => {
  await assertAll(get('/media/nema-me'), ok('file', 404));
  await assertAll(requestText('POST /'), ok('data', 405));
  await assertAll(requestText('TRACE /novosti'), ok('data', 405));
});
