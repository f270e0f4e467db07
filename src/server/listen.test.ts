import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from './listen.ts';

/** As in listen.ts, thirty times as fast. */
const limits = {
  headersTimeout: 500,
  requestTimeout: 30_000,
  keepAliveTimeout: 350,
  connectionsCheckingInterval: 50,
  slow: { graceMs: 1_000, bytesPerSecond: 4_000, lookMs: 50 },
};
const longestLife = 2_000;

const chunk = new Uint8Array(64 * 1024);
const endless = () => new ReadableStream({ pull: controller => controller.enqueue(chunk) });

/** Answers what was sent to it, or without end. */
const app = {
  fetch: async (request: Request) =>
    request.url.endsWith('/endless') ? new Response(endless()) : new Response(await request.text()),
  fromMemory: () => undefined,
};

async function startServer(t: TestContext) {
  const server = await listen(app, { host: '127.0.0.1', port: 0, limits });
  t.after(() => server.close());
  return server;
}

type Phase = { first: string; then?: string; reads?: boolean };

/** What a client sends at once, and what it goes on sending byte by byte. */
const phases: Record<string, Phase> = {
  'send nothing': { first: '' },
  'send headers byte by byte': { first: 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', then: 'a' },
  'send a body byte by byte': {
    first: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n',
    then: 'a',
  },
  'send a body in chunks of a byte': {
    first: 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    then: '1\r\na\r\n',
  },
  'read an answer byte by byte': { first: 'GET /endless HTTP/1.1\r\nHost: x\r\n\r\n', reads: true },
  'stay after their answer': { first: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n' },
};

/** Resolves with how long the connection lived, in milliseconds. */
async function slowClient(port: number, { first, then, reads }: Phase): Promise<number> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(first);
  if (!reads) socket.resume();
  const timer = setInterval(() => {
    if (reads) socket.read(1);
    // Whoever does not read learns of the end by writing; an empty line between calls says nothing.
    socket.write(then ?? (reads ? '\r\n' : ''));
  }, 100);
  await once(socket, 'close', { signal: AbortSignal.timeout(10_000) }).finally(() => {
    clearInterval(timer);
    socket.destroy();
  });
  return performance.now() - started;
}

/** How long the slowest of a hundred visitors waited: with so few the last one is the 99th percentile. */
async function slowestVisitor(port: number): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 100; visit += 1) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } });
    await answer.text();
    times.push(performance.now() - started);
    await delay(5);
  }
  return Math.max(...times);
}

for (const [what, phase] of Object.entries(phases)) {
  test(`200 clients that ${what} are sent away, and keep no visitor waiting`, async t => {
    const { port } = await startServer(t);
    const clients = Array.from({ length: 200 }, () => slowClient(port, phase));
    const slowest = await slowestVisitor(port);
    assert.ok(slowest < 1_000, `a visitor waited ${Math.round(slowest)} ms`);
    const longest = Math.max(...(await Promise.all(clients)));
    t.diagnostic(`slowest visitor ${Math.round(slowest)} ms, longest connection ${Math.round(longest)} ms`);
    assert.ok(longest < longestLife, `a connection lived ${Math.round(longest)} ms`);
  });
}
