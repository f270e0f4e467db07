import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedResponse } from './cached-response.ts';

const text = 'Biohemija i molekularna biologija. '.repeat(100);

function createAnswer(body = text, onResized = () => {}): Promise<CachedResponse> {
  const headers = new Headers({ 'Content-Type': 'text/html', Vary: 'Cookie', 'X-Frame-Options': 'DENY' });
  return CachedResponse.of(new Response(body, { headers }), onResized);
}

const asking = (headers: Record<string, string>) => ({ header: (name: string) => headers[name] });

/** Returns what was sent, with header fields by name. */
async function send(answer: CachedResponse, headers: Record<string, string> = {}) {
  const sent = await answer.send(asking(headers));
  const pairs = Array.from({ length: sent.headers.length / 2 }, (_, index) => [
    sent.headers[2 * index] ?? '',
    sent.headers[2 * index + 1] ?? '',
  ]);
  return { ...sent, headers: new Headers(pairs as [string, string][]) };
}

test('it is sent in the best encoding that is taken, compressed once', async () => {
  const answer = await createAnswer();
  assert.equal(answer.sentTo(asking({ 'accept-encoding': 'br' })), undefined);
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const asked = { 'accept-encoding': encoding };
    const [first, second] = await Promise.all([send(answer, asked), send(answer, asked)]);
    assert.equal(first.body, second.body);
    assert.equal(first.body, answer.sentTo(asking(asked))?.body);
    assert.equal(first.headers.get('content-encoding'), encoding);
    assert.equal(first.headers.get('content-length'), String(first.body?.length));
    assert.equal(read(first.body ?? '').toString(), text);
  }
  const plain = await send(answer);
  assert.equal(plain.body?.toString(), text);
  assert.equal(plain.headers.get('content-encoding'), null);
  for (const { headers } of [plain, await send(answer, { 'accept-encoding': 'br' })]) {
    assert.equal(headers.get('vary'), 'Cookie, Accept-Encoding');
    assert.equal(headers.get('x-frame-options'), 'DENY');
  }
});

test('it is as large as its encodings together, and tells when there is another', async () => {
  let resized = 0;
  const answer = await createAnswer(text, () => (resized += 1));
  const { size } = answer;
  const { body } = await send(answer, { 'accept-encoding': 'br' });
  assert.deepEqual([resized, answer.size], [1, size + (body?.length ?? 0)]);
  await send(answer, { 'accept-encoding': 'br' });
  assert.equal(resized, 1);
});

test('a short text is not compressed', async () => {
  const { headers, body } = await send(await createAnswer('kratko'), { 'accept-encoding': 'br' });
  assert.equal(headers.get('content-encoding'), null);
  assert.equal(body?.toString(), 'kratko');
});

test('who has it already is told that it is the same, whatever the encoding', async () => {
  const answer = await createAnswer();
  const etag = (await send(answer)).headers.get('etag') ?? '';
  assert.match(etag, /^W\/"[\w-]{20,}"$/);
  const known = [etag, etag.replace('W/', ''), `"x", ${etag}`, `W/"x" ,${etag} , "y"`, '*'];
  for (const tag of known) {
    const { status, headers, body } = await send(answer, { 'if-none-match': tag, 'accept-encoding': 'br' });
    assert.deepEqual([status, body], [304, null], tag);
    assert.equal(headers.get('etag'), etag);
    assert.equal(headers.get('vary'), 'Cookie, Accept-Encoding');
    for (const name of ['content-type', 'content-length', 'content-encoding'])
      assert.equal(headers.get(name), null);
  }
  for (const tag of ['', '"x"', etag.slice(0, -2), 'x'])
    assert.equal((await send(answer, { 'if-none-match': tag })).status, 200, tag);
  const other = await createAnswer(`${text}.`);
  assert.equal((await send(other, { 'if-none-match': etag })).status, 200);
});
