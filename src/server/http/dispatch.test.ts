import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { addNews, newsForm } from '#features/news/server/testing.ts';
import { handlers } from '../features.ts';
import { createTestSite } from '../testing/test-site.ts';
import { Dispatcher, readQuery } from './dispatch.ts';

const notFound = { error: 'Traženi sadržaj ne postoji ili je uklonjen.', code: 'not_found' };

test('unknown paths under /api are answered with JSON', async () => {
  const site = await createTestSite();
  const paths = ['', '/', '/nothing.php', '/news', '/news.php/', '/news.php/1', '/NEWS.php', '//news.php'];
  paths.push('/news.php%00', '/constructor', '/__proto__', '/index.html');
  for (const path of paths) {
    const { status, body, headers } = await site.call(path);
    assert.deepEqual({ status, body }, { status: 404, body: notFound }, path);
    assert.equal(headers.get('content-type'), 'application/json', path);
  }
});

test('a method that is not offered is answered with 405 and those that are', async () => {
  const site = await createTestSite();
  const { id } = await addNews(site);
  const cases: [method: string, path: string, allow: string][] = [
    ['PUT', '/news.php', 'GET, HEAD, POST'],
    ['DELETE', '/news.php', 'GET, HEAD, POST'],
    ['PATCH', `/news-item.php?id=${id}`, 'DELETE, GET, HEAD, POST'],
    ['OPTIONS', '/news.php', 'GET, HEAD, POST'],
    ['GET', '/login.php', 'DELETE, POST'],
    ['HEAD', '/login.php', 'DELETE, POST'],
    ['POST', '/health', 'GET, HEAD'],
    ['PROPFIND', '/news.php', 'GET, HEAD, POST'],
    ['PROPFIND', '/nothing.php', ''],
  ];
  for (const [method, path, allow] of cases) {
    const response = await site.request(`/api${path}`, { method });
    assert.equal(response.status, allow ? 405 : 404, `${method} ${path}`);
    assert.equal((response.headers.get('allow') ?? '').split(', ').sort().join(', '), allow);
    if (method === 'HEAD') continue;
    const { code } = (await response.json()) as { code: string };
    assert.equal(code, allow ? 'method_not_allowed' : 'not_found');
  }
});

test('HEAD answers what GET answers, without the body', async () => {
  const site = await createTestSite();
  await addNews(site);
  const get = await site.request('/api/news.php');
  const head = await site.request('/api/news.php', { method: 'HEAD' });
  assert.deepEqual([get.status, head.status], [200, 200]);
  assert.equal(head.headers.get('content-type'), get.headers.get('content-type'));
  assert.equal(await head.text(), '');
});

test('an id that is missing, malformed, doubled or unknown is not found, and nothing changes', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id } = await addNews(site);
  const before = await site.contents();
  const malformed = [
    '',
    '0',
    `-${id}`,
    `+${id}`,
    `0${id}`,
    `${id}.0`,
    `${id}e0`,
    `0x${id}`,
    ` ${id}`,
    `${id} `,
  ];
  malformed.push('abc', '١', `${id}'--`, `${id} OR 1=1`, '9'.repeat(30), '999999999999999', `${id},${id}`);
  const queries = malformed.map(text => `?id=${encodeURIComponent(text)}`);
  queries.push(
    '',
    `?ID=${id}`,
    `?id=${id}&id=${id}`,
    `?id=${id}&id=${id + 1}`,
    `?id[]=${id}`,
    `?id=${id}%00`,
  );
  for (const query of queries) {
    for (const init of [
      {},
      { method: 'POST', headers, body: newsForm({ title: 'Drugi naslov' }) },
      { method: 'DELETE', headers },
    ]) {
      const { status, body } = await site.call(`/news-item.php${query}`, init);
      assert.deepEqual({ status, body }, { status: 404, body: notFound }, `${init.method ?? 'GET'} ${query}`);
    }
  }
  assert.deepEqual(await site.contents(), before);
  assert.equal((await site.call(`/news-item.php?id=${id}`)).status, 200, 'the right id is found');
});

test('a method cannot be put on over another one', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id } = await addNews(site);
  const before = await site.contents();
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    await site.call(`/news-item.php?id=${id}&_method=DELETE`, { headers: { ...headers, [name]: 'DELETE' } });
    const body = newsForm({ _method: 'DELETE', title: 'Poziv za sažetke' });
    const init = { method: 'POST', headers: { ...headers, [name]: 'DELETE' }, body };
    const { status } = await site.call(`/news-item.php?id=${id}&_method=DELETE`, init);
    assert.equal(status, 200);
  }
  assert.deepEqual(await site.contents(), before);
});

test('answers to a caller who is signed in, or signs in, are never stored', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const caching = async (init: RequestInit, path = '/news.php') =>
    (await site.call(path, init)).headers.get('cache-control');
  assert.equal(await caching({ headers }), 'no-store');
  assert.equal(await caching({ method: 'POST', headers, body: newsForm() }), 'no-store');
  assert.equal(await caching({ method: 'POST' }, '/login.php'), 'no-store');
  assert.equal(await caching({}), 'no-cache');
});

test('what the contract does not name cannot leave, even when a query selects it', async () => {
  const { services } = await createTestSite();
  const endpoint = {
    name: 'showUser',
    method: 'GET',
    path: '/user',
    access: 'public',
    response: z.object({ id: z.int() }),
    clientMessage: '',
  } as const;
  const row = { id: 1, password_hash: '$argon2id$' };
  const dispatcher = new Dispatcher([{ endpoint, run: async () => row }], services);
  const answer = await dispatcher.respond(new Request('http://localhost/api/user'), '/user', '127.0.0.1');
  assert.deepEqual(await answer.json(), { id: 1 });
  assert.deepEqual(await dispatcher.read('/user', new URLSearchParams(), 'bs'), { id: 1 });
});

test('a page that is rendered here reads what everybody may, by the same rules', async () => {
  const site = await createTestSite();
  const { id } = await addNews(site);
  const dispatcher = new Dispatcher(handlers, site.services);
  const read = (path: string, query = '') => dispatcher.read(path, new URLSearchParams(query), 'bs');
  const path = `/news-item.php?id=${id}`;
  assert.deepEqual(await read('/news-item.php', `id=${id}`), (await site.call(path)).body);
  const refused: [path: string, query: string, code: string][] = [
    ['/members.php', '', 'unauthorized'],
    ['/nothing.php', '', 'not_found'],
    ['/login.php', '', 'method_not_allowed'],
    ['/news-item.php', 'id=x', 'not_found'],
    ['/news.php', 'page=x', 'validation'],
  ];
  for (const [path, query, code] of refused) await assert.rejects(read(path, query), { code }, path);
});

test('thousands of parameters take no longer than their number', () => {
  const timeOf = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `p${index.toString(36)}`);
    const parameters = new URLSearchParams(names.join('&'));
    const times = Array.from({ length: 25 }, () => {
      const started = performance.now();
      readQuery(parameters);
      return performance.now() - started;
    });
    return Math.min(...times);
  };
  timeOf(400);
  const ratio = timeOf(4_000) / timeOf(400);
  // Ten times as many fields; quadratic time would be a hundredfold.
  assert.ok(ratio < 40, String(ratio));
});

test('a parameter that comes twice is joined, an empty one is none', () => {
  const query = readQuery(new URLSearchParams('a=1&b=&a=2&__proto__=x&c=&c=3&constructor=y'));
  assert.deepEqual(query, { a: '1,2', c: ',3', constructor: 'y' });
  assert.equal(Object.getPrototypeOf(query), Object.prototype);
});
