import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { newsCalls } from '#features/news/contract.ts';
import { firstOf } from './support/addresses.ts';
import { createApi, signIn } from './support/api.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
before(async () => {
  site = await startSite();
});
after(async () => {
  await site.stop();
});

/** What goes over the wire, byte by byte: `fetch` would decompress it and ask in its own way. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(site.origin + path, { method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

const perRequest = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
const fixed = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !perRequest.includes(name)));

test('a page from memory is the page that was made, in every encoding, for GET and HEAD', async () => {
  for (const path of ['/', '/novosti?page=2', '/kontakt?lng=en', '/api/news.php?page=1', '/sitemap.xml']) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      // Asked for once more, it could be compressed anew in the meantime.
      const made = await ask(path, headers);
      const kept = await ask(path, headers);
      assert.equal(made.status, 200, path);
      assert.deepEqual(kept.body, made.body, path);
      assert.deepEqual(fixed(kept.headers), fixed(made.headers), path);
      assert.match(String(kept.headers.vary), /Accept-Encoding/);
      assert.equal(kept.headers['content-length'], String(kept.body.length));
      assert.notEqual(kept.headers['x-request-id'], made.headers['x-request-id']);
      const head = await ask(path, headers, 'HEAD');
      assert.deepEqual([head.status, head.body.length], [200, 0], path);
      assert.deepEqual(fixed(head.headers), fixed(made.headers), path);
    }
  }
});

test('every page is kept under the address that our own links write, whatever others add to it', async () => {
  const items = ['/novosti', '/simpozij', '/radionice', '/kongres', '/galerija'];
  const paths = await Promise.all(items.map(list => firstOf(site.origin, list)));
  paths.push('/', '/aktivnosti', '/kontakt', '/postani-clan', '/edukacije', '/publikacije', ...items);
  paths.push('/novosti?page=2', '/galerija?page=1', '/novosti?lng=en&page=2');
  for (const path of paths) {
    const { headers, body } = await ask(path);
    const { etag = '' } = headers;
    assert.match(etag, /^W\//, path);
    const foreign = `${path}${path.includes('?') ? '&' : '?'}utm_source=pismo`;
    const known = await ask(foreign, { 'If-None-Match': etag });
    assert.equal(known.status, 304, foreign);
    assert.deepEqual((await ask(foreign)).body, body, foreign);
  }
  for (const path of ['/nema-me', '/kontakt?page=3', '/novosti/0'])
    assert.equal((await ask(path)).headers.etag, undefined, `${path} has no other address to be kept under`);
});

test('who has a page is told that it is the same, until it is not', async () => {
  const path = await firstOf(site.origin, '/novosti');
  const { headers, body } = await ask(path, { 'Accept-Encoding': 'br' });
  const { etag = '' } = headers;
  const asked = { 'If-None-Match': etag, 'Accept-Encoding': 'br' };
  const known = await ask(path, asked);
  assert.deepEqual([known.status, known.body.length, known.headers.etag], [304, 0, etag]);
  assert.match(String(known.headers['content-security-policy']), /script-src 'self'/);

  const id = Number(path.split('/').at(-1));
  const api = createApi(site.origin, await signIn(site.origin));
  await api.call(newsCalls.update, { query: { id }, fields: { title: 'Naslov koji je upravo izmijenjen' } });
  for (const address of [path, '/novosti', '/', `/api/news-item.php?id=${id}`, '/novosti-bs.rss']) {
    const { body } = await ask(address);
    assert.match(body.toString(), /Naslov koji je upravo izmijenjen/, address);
  }
  const changed = await ask(path, asked);
  assert.equal(changed.status, 200);
  assert.notEqual(changed.headers.etag, etag);
  assert.notDeepEqual(brotliDecompressSync(changed.body), brotliDecompressSync(body));
});
