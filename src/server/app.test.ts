import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { headersOfAll, headersOfHttps, pickHeaders } from './http/testing/security-headers.ts';
import { administrator, createTestSite, json } from './testing/test-site.ts';

test('an instance that is told to stop is healthy, but not ready', async () => {
  const site = await createTestSite();
  assert.deepEqual((await site.call('/health/ready')).body, { status: 'ok' });
  site.services.readiness.isReady = false;
  const { status, body } = await site.call<{ code: string }>('/health/ready');
  assert.deepEqual([status, body.code], [503, 'unavailable']);
  assert.equal((await site.call('/health')).status, 200);
});

test('health is told to whoever asks', async () => {
  const { status, body } = await (await createTestSite()).call('/health');
  assert.deepEqual({ status, body }, { status: 200, body: { status: 'ok' } });
});

test('a request is logged by its id, method, path, status and time, without its query', async () => {
  const site = await createTestSite();
  const response = await site.request('/api/news.php?search=tajna%20bolest&token=abc');
  assert.equal(response.status, 200);
  const [entry, ...others] = site.logged;
  assert.deepEqual(others, []);
  assert.match(String(entry?.at), /^\d{4}-.*Z$/);
  assert.equal(typeof entry?.ms, 'number');
  assert.deepEqual(entry, {
    at: entry?.at,
    ms: entry?.ms,
    level: 'info',
    event: 'request',
    id: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/news.php',
    status: 200,
  });
});

test('what callers send and who they are is not logged', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  await site.signIn();
  const init = json({ ...administrator, message: 'Tajna poruka' });
  const secrets = {
    'User-Agent': 'tajni-preglednik',
    Referer: 'http://localhost/tajna-stranica',
    Cookie: 'tajni-kolac=1',
    'X-Forwarded-For': '203.0.113.77',
    Authorization: 'Bearer tajni-token',
  };
  const { status } = await site.call('/login.php?email=tajni', {
    ...init,
    headers: { ...init.headers, ...secrets },
  });
  assert.equal(status, 200);
  assert.equal(site.logged.length, 2);
  const logged = JSON.stringify(site.logged);
  for (const secret of [...Object.values(secrets), ...Object.values(administrator), 'Tajna poruka', 'tajni'])
    assert.equal(logged.includes(secret), false, secret);
});

test('refusals and defects are logged with their status', async () => {
  const site = await createTestSite();
  await site.call('/login.php', json({ ...administrator, password: 'pogrešna' }));
  await site.call('/login.php', { method: 'DELETE' });
  await site.call('/nothing.php');
  await site.db.destroy();
  await site.call('/news.php');
  const entries = site.logged.map(({ event, level, path, status }) => ({ event, level, path, status }));
  assert.deepEqual(entries, [
    { event: 'sign-in refused', level: 'warn', path: undefined, status: undefined },
    { event: 'request', level: 'info', path: '/api/login.php', status: 401 },
    { event: 'request', level: 'info', path: '/api/login.php', status: 401 },
    { event: 'request', level: 'info', path: '/api/nothing.php', status: 404 },
    { event: 'defect', level: 'error', path: undefined, status: undefined },
    { event: 'request', level: 'info', path: '/api/news.php', status: 500 },
  ]);
  assert.equal(site.logged[4]?.id, site.logged[5]?.id);
});

test('every answer carries the security headers, refusals and defects too', async () => {
  const site = await createTestSite();
  const answers = [
    await site.request('/api/news.php'),
    await site.request('/api/nothing.php'),
    await site.request('/api/news.php', { method: 'DELETE' }),
    await site.request('/media/nothing.jpg'),
    await site.request('/nothing'),
    await site.request('/nothing', { method: 'POST' }),
  ];
  await site.db.destroy();
  // An address not requested before, so that it is not in the cache.
  answers.push(await site.request('/api/education.php'));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 404, 405, 404, 404, 405, 500],
  );
  for (const { headers, status } of answers) {
    assert.deepEqual(pickHeaders(headers, headersOfAll), headersOfAll, String(status));
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; frame-ancestors 'none'/);
    assert.equal(headers.get('strict-transport-security'), null);
    assert.equal(headers.get('access-control-allow-origin'), null);
    assert.equal(headers.get('x-powered-by'), null);
  }
});

test('a site whose public address is https says so for a year', async () => {
  const site = await createTestSite({ publicUrl: 'https://primjer.ba' });
  const { headers } = await site.request('/api/health');
  assert.deepEqual(pickHeaders(headers, headersOfHttps), headersOfHttps);
});

test('texts are sent compressed to whoever takes that', async () => {
  const site = await createTestSite();
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const response = await site.request('/api/openapi.json', { headers });
  assert.equal(response.headers.get('content-encoding'), 'br');
  assert.match(response.headers.get('vary') ?? '', /Accept-Encoding/);
  assert.ok(response.headers.get('content-security-policy'));
  const text = brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString();
  assert.equal(text, await (await site.request('/api/openapi.json')).text());
});

test('a visitor who finds too many before them is told so in a page, a program in JSON, each to come again', async () => {
  for (const [path, type, text] of [
    ['/nema', 'text/html; charset=utf-8', /Previše zahtjeva.*Please try again/s],
    ['/api/nothing.php', 'application/json', /"code":"too_many"/],
  ] as const) {
    const site = await createTestSite();
    const answers = await Promise.all(Array.from({ length: 503 }, () => site.request(path)));
    const refused = answers.filter(({ status }) => status === 429);
    assert.equal(refused.length, 1, path);
    const { headers } = refused[0] ?? new Response();
    assert.deepEqual(pickHeaders(headers, headersOfAll), headersOfAll);
    assert.deepEqual(
      ['content-type', 'retry-after', 'cache-control'].map(name => headers.get(name)),
      [type, '1', 'no-store'],
    );
    assert.match((await refused[0]?.text()) ?? '', text);
  }
});

test('each address has places of its own; what a client writes before its proxy’s word gives it no others', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  const ask = async (address: string) =>
    (await site.request('/nema', { headers: { 'X-Forwarded-For': address } })).status;
  const crowd = Array.from({ length: 502 }, () => ask('203.0.113.1'));
  const others = [ask('192.0.2.7, 203.0.113.1'), ask('192.0.2.7')];
  assert.deepEqual(await Promise.all(others), [429, 404]);
  assert.deepEqual(new Set(await Promise.all(crowd)), new Set([404]));
});
