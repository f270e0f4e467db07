import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedResponse } from './cached-response.ts';

const text = 'Biohemija i molekularna biologija. '.repeat(100);

function createAnswer(body = text, onResized = () => {}): Promise<CachedResponse> {
  const headers = new Headers({ 'Content-Type': 'text/html', Vary: 'Cookie', 'X-Frame-Options': 'DENY' });
  return CachedResponse.ofText(new Response(body, { headers }), onResized);
}

const asking = (headers: Record<string, string>) => ({ header: (name: string) => headers[name] });

/** What was sent, with its header fields by name. */
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

/** A text of words in no order: else nothing is left to be gained. */
const varied = Array.from({ length: 2_000 }, (_, index) => text.slice(0, (index * 7_919) % 31)).join(' ');

/** Asks until the response is smaller than before. */
async function askUntilSmaller(answer: CachedResponse, headers: Record<string, string>, length: number) {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if ((answer.sentTo(asking(headers))?.body?.length ?? length) < length) return;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  assert.fail(`It still has ${length} bytes.`);
}

test('what is asked for again and again becomes smaller', async () => {
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': encoding };
    let resized = 0;
    const answer = await createAnswer(varied, () => (resized += 1));
    const other = await createAnswer(varied);
    const { length = 0 } = (await send(answer, headers)).body ?? '';
    await send(other, headers);
    const { size } = answer;
    // They get their turns, whoever asks in between.
    await Promise.all([answer, other].map(each => askUntilSmaller(each, headers, length)));
    const small = await send(answer, headers);
    assert.ok((small.body?.length ?? length) < length);
    assert.equal(small.headers.get('content-length'), String(small.body?.length));
    assert.equal(small.headers.get('content-encoding'), encoding);
    assert.equal(read(small.body ?? '').toString(), varied);
    assert.deepEqual([resized, answer.size < size], [2, true]);
  }
});

test('one answer at a time is made smaller, and one that cannot be stays as it is', async () => {
  let [running, most, tried] = [0, 0, 0];
  const quick = async () => Buffer.from('quick');
  const thorough = async () => {
    tried += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise(resolve => setTimeout(resolve, 10));
    running -= 1;
    throw new Error('No memory.');
  };
  const encoders = { br: { quick, thorough } };
  const whole = () => new CachedResponse({ headers: new Headers(), body: Buffer.from(text), encoders });
  const headers = { 'accept-encoding': 'br' };
  const answers = [whole(), whole()];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    for (const answer of answers) assert.equal((await send(answer, headers)).body?.toString(), 'quick');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  assert.deepEqual({ most, tried }, { most: 1, tried: 2 });
});

test('what is hardly asked for is not worth it', async () => {
  const headers = { 'accept-encoding': 'br' };
  const answer = await createAnswer(varied);
  const { body } = await send(answer, headers);
  await send(answer, headers);
  await send(answer, headers);
  await new Promise(resolve => setTimeout(resolve, 300));
  assert.equal((await send(answer, headers)).body, body);
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
