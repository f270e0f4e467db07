import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, encodersOf } from './compression.ts';

const asking = (encodings?: string) =>
  new Request('http://localhost/', {
    headers: encodings === undefined ? {} : { 'Accept-Encoding': encodings },
  });

const text = 'Biohemija i molekularna biologija. '.repeat(100);
const html = (body: string | null, headers: Record<string, string> = {}) =>
  new Response(body, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie', ...headers },
  });

test('a text is compressed, and everything else of the answer stays', async () => {
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await compressed(html(text), asking(encoding));
    assert.equal(answer.status, 404);
    assert.equal(answer.headers.get('content-encoding'), encoding);
    assert.equal(answer.headers.get('vary'), 'Cookie, Accept-Encoding');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    assert.ok(bytes.length < text.length / 10);
    assert.equal(decompress(bytes).toString(), text);
  }
});

test('what is short, no text, compressed already or not asked for stays as it is', async () => {
  const cases: [answer: Response, encodings: string | undefined][] = [
    [html('kratko'), 'br'],
    [html(null), 'br'],
    [html(text, { 'Content-Type': 'image/webp' }), 'br'],
    [html(text, { 'Content-Type': 'application/pdf' }), 'br'],
    [html(text), undefined],
  ];
  for (const [answer, encodings] of cases) {
    const body = await answer.clone().text();
    const same = await compressed(answer, asking(encodings));
    assert.equal(same.headers.get('content-encoding'), null);
    assert.equal(await same.text(), body);
  }
  const encoded = await compressed(html(text, { 'Content-Encoding': 'gzip' }), asking('br'));
  assert.equal(encoded.headers.get('content-encoding'), 'gzip');
});

test('whether it is compressed or not, caches are told that it depends', async () => {
  const answer = await compressed(html(text), asking());
  assert.equal(answer.headers.get('vary'), 'Cookie, Accept-Encoding');
});

test('what is long is compressed to the same text, and what is short not at all', async () => {
  assert.deepEqual(encodersOf(new Uint8Array(1_000)), {});
  const long = Buffer.from(text.repeat(100));
  const { br, gzip } = encodersOf(long);
  assert.deepEqual(brotliDecompressSync((await br?.()) ?? ''), long);
  assert.deepEqual(gunzipSync((await gzip?.()) ?? ''), long);
});
