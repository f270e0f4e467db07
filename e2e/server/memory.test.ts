import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { newsCalls } from '#features/news/contract.ts';
import { firstOf } from '../support/addresses.ts';
import type { TestedSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'memory' });

let site: TestedSite;
test.beforeAll(({ site: running }) => {
  site = running;
});

/** The raw response, because `fetch` would decompress it and add headers. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(site.origin + path, { method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

const perRequest = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
const fixed = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !perRequest.includes(name)));

test('a kept page is the page that was made', async () => {
  for (const path of ['/', '/novosti?page=2', '/kontakt?lng=en', '/api/news.php?page=1', '/sitemap.xml']) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      // Requested once, because a second request could be compressed again meanwhile.
      const made = await ask(path, headers);
      const kept = await ask(path, headers);
      expect(made.status, path).toBe(200);
      expect(kept.body, path).toEqual(made.body);
      expect(fixed(kept.headers), path).toEqual(fixed(made.headers));
      expect(String(kept.headers.vary)).toMatch(/Accept-Encoding/);
      expect(kept.headers['content-length']).toBe(String(kept.body.length));
      expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id']);
      const head = await ask(path, headers, 'HEAD');
      expect([head.status, head.body.length], path).toEqual([200, 0]);
      expect(fixed(head.headers), path).toEqual(fixed(made.headers));
    }
  }
});

test('a page is kept under the address that our links write', async () => {
  const items = ['/novosti', '/simpozij', '/radionice', '/kongres', '/galerija'];
  const paths = await Promise.all(items.map(list => firstOf(site.origin, list)));
  paths.push('/', '/aktivnosti', '/kontakt', '/postani-clan', '/edukacije', '/publikacije', ...items);
  paths.push('/novosti?page=2', '/galerija?page=1', '/novosti?lng=en&page=2');
  for (const path of paths) {
    const { headers, body } = await ask(path);
    const { etag = '' } = headers;
    expect(etag, path).toMatch(/^W\//);
    const foreign = `${path}${path.includes('?') ? '&' : '?'}utm_source=pismo`;
    const known = await ask(foreign, { 'If-None-Match': etag });
    expect(known.status, foreign).toBe(304);
    expect((await ask(foreign)).body, foreign).toEqual(body);
  }
  for (const path of ['/nema-me', '/kontakt?page=3', '/novosti/0'])
    expect((await ask(path)).headers.etag, `${path} has no other address to be kept under`).toBeUndefined();
});

test('who has a page is told that it is the same, until it is not', async ({ api }) => {
  const path = await firstOf(site.origin, '/novosti');
  const { headers, body } = await ask(path, { 'Accept-Encoding': 'br' });
  const { etag = '' } = headers;
  const asked = { 'If-None-Match': etag, 'Accept-Encoding': 'br' };
  const known = await ask(path, asked);
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
  expect(String(known.headers['content-security-policy'])).toMatch(/script-src 'self'/);

  const id = Number(path.split('/').at(-1));
  await api.call(newsCalls.update, { query: { id }, fields: { title: 'Naslov koji je upravo izmijenjen' } });
  for (const address of [path, '/novosti', '/', `/api/news-item.php?id=${id}`, '/novosti-bs.rss']) {
    const { body } = await ask(address);
    expect(body.toString(), address).toMatch(/Naslov koji je upravo izmijenjen/);
  }
  const changed = await ask(path, asked);
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  expect(brotliDecompressSync(changed.body)).not.toEqual(brotliDecompressSync(body));
});
