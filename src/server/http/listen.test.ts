// In a process of its own: a listener replaces the global Request and Response.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from './listen.ts';

/** As in listen.ts, but about thirty times shorter. */
const limits = {
  headersTimeout: 500,
  requestTimeout: 30_000,
  keepAliveTimeout: 350,
  connectionsCheckingInterval: 50,
  slow: { bytes: 2_000, ms: 500 },
};
const settings = { host: '127.0.0.1', port: 0, publicUrl: 'http://localhost', limits };
/** Half of what a connection lives that nobody ends; the limits are far shorter, but a busy machine is seconds late. */
const longestLife = 15_000;
/** A second is nobody's wait but that of a busy machine, where thousands connect at once. */
const longestWait = 5_000;

/** More than the system buffers for a client that does not read. */
const largeChunks = 128;
const chunk = new Uint8Array(64 * 1024);

function largeFile() {
  let left = largeChunks;
  return new ReadableStream({
    pull: controller => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
  });
}

/** Returns the request's body, or a large file. */
const app = {
  fetch: async (request: Request) =>
    new Response(request.url.endsWith('/large') ? largeFile() : await request.text()),
  lookup: () => undefined,
};

async function startServer(t: TestContext) {
  const server = await listen(app, settings);
  t.after(() => server.close());
  return server;
}

type Phase = { first: string; next?: string; reads?: boolean; count?: number };

/** What a client sends at first, and what it then sends byte by byte. */
const phases: Record<string, Phase> = {
  'send nothing': { first: '' },
  'send headers byte by byte': { first: 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', next: 'a' },
  'send a body byte by byte': {
    first: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n',
    next: 'a',
  },
  'send a body in chunks of a byte': {
    first: 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    next: '1\r\na\r\n',
  },
  'read an answer byte by byte': { first: 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n', reads: true },
  'stay after their answer': { first: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', count: 2_000 },
};

/** Resolves to the lifetime of the connection, in milliseconds. */
async function slowClient(port: number, { first, next, reads }: Phase): Promise<number> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(first);
  if (!reads) socket.resume();
  const timer = setInterval(() => {
    if (reads) socket.read(1);
    // A client that does not read notices the end by writing; an empty line between calls is ignored.
    socket.write(next ?? (reads ? '\r\n' : ''));
  }, 100);
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.on('close', () => resolve());
  const last = setTimeout(() => socket.destroy(), 2 * longestLife);
  await promise;
  clearInterval(timer);
  clearTimeout(last);
  return performance.now() - started;
}

/** The 99th percentile of the waiting times of a hundred visitors, in milliseconds. */
async function visitorsWait(port: number): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 100; visit += 1) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } });
    await answer.text();
    times.push(performance.now() - started);
    await delay(5);
  }
  return times.sort((a, b) => a - b)[98] ?? 0;
}

for (const [what, phase] of Object.entries(phases)) {
  const { count = 200 } = phase;
  test(`${count} clients that ${what} are sent away, and keep no visitor waiting`, async t => {
    const { port } = await startServer(t);
    const clients = Array.from({ length: count }, () => slowClient(port, phase));
    const wait = await visitorsWait(port);
    assert.ok(wait < longestWait, `a visitor waited ${Math.round(wait)} ms`);
    const longest = Math.max(...(await Promise.all(clients)));
    t.diagnostic(`visitors ${Math.round(wait)} ms, longest connection ${Math.round(longest)} ms`);
    assert.ok(longest < longestLife, `a connection lived ${Math.round(longest)} ms`);
  });
}

test('a call that is sent at the moment of a stop is answered, and told to be the last', async () => {
  const server = await listen(app, settings);
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  let answers = '';
  socket.on('data', data => {
    answers += data;
  });
  const call = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(call);
  await once(socket, 'data');
  assert.doesNotMatch(answers, /^Connection: close/im);
  const closed = server.close();
  socket.write(call);
  await once(socket, 'close');
  assert.equal(answers.match(/^HTTP\/1\.1 200 /gm)?.length, 2);
  assert.match(answers, /^Connection: close/im);
  await closed;
});

test('a connection that was just made when the site stops has its first call answered', async () => {
  const server = await listen(app, settings);
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  const closed = server.close();
  const isRefused = () =>
    new Promise<boolean>(resolve => {
      const probe = connect(server.port, '127.0.0.1').on('error', () => resolve(true));
      probe.on('connect', () => resolve(!probe.destroy()));
    });
  while (!(await isRefused())) await delay(10);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), /^HTTP\/1\.1 200 [\s\S]*^Connection: close/m);
  await closed;
});

test('a connection without a call holds up a stop for two seconds at most', async () => {
  const server = await listen(app, settings);
  const socket = connect(server.port, '127.0.0.1').resume();
  await once(socket, 'connect');
  await Promise.all([server.close(), once(socket, 'close')]);
});

test('a port in use is said in a sentence', async t => {
  const { port } = await startServer(t);
  await assert.rejects(listen(app, { ...settings, port }), {
    name: 'SettingsError',
    message: `PORT ${port} is in use by another program; choose another one.`,
  });
});
