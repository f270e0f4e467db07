// In a process of its own: a listener replaces the global Request and Response.
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from './listen.ts';
import { Pipelines } from './pipelines.ts';

/** A server with slow responses that counts the active ones. */
async function startServer(t: TestContext) {
  const asked: string[] = [];
  let underWay = 0;
  let most = 0;
  const fetch = async ({ url, method }: Request) => {
    const path = new URL(url).pathname;
    asked.push(`${method} ${path}`);
    underWay += 1;
    most = Math.max(most, underWay);
    await delay(1);
    underWay -= 1;
    return new Response(`answer to ${path}\n`);
  };
  const app = { fetch, lookup: () => undefined };
  const server = await listen(app, { host: '127.0.0.1', port: 0, publicUrl: 'http://localhost' });
  t.after(() => server.close());
  return { port: server.port, asked, most: () => most };
}

/** Sends a text and returns everything received until the connection closes. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', data => {
    received += data;
  });
  // The server resets the connection.
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close').catch(() => undefined);
  return received;
}

const calls = (count: number, last = '') =>
  Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    return `GET /${index} HTTP/1.1\r\nHost: x\r\n${isLast ? last : ''}\r\n`;
  }).join('');

test('calls that are sent ahead are answered in their order, one at a time', async t => {
  const { port, most } = await startServer(t);
  const received = await send(port, calls(50, 'Connection: close\r\n'));
  const answered = [...received.matchAll(/answer to \/(\d+)/g)].map(([, number]) => Number(number));
  assert.deepEqual(answered, [...Array(50).keys()]);
  assert.equal(most(), 1);
});

test('a body that is sent ahead arrives whole', async t => {
  const { port, asked } = await startServer(t);
  const body = 'x'.repeat(100_000);
  const post = `POST /post HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  await send(port, calls(2) + post + calls(1, 'Connection: close\r\n'));
  assert.deepEqual(asked, ['GET /0', 'GET /1', 'POST /post', 'GET /0']);
});

test('who sends more ahead than may wait is cut off, and nobody else', async t => {
  const { port, asked } = await startServer(t);
  const [other] = await Promise.all([
    send(port, calls(100, 'Connection: close\r\n')),
    send(port, calls(5_000)),
  ]);
  assert.equal(other.match(/^HTTP\/1\.1 200 /gm)?.length, 100);
  assert.ok(asked.length <= 102, `${asked.length} were worked on`);
});

test('where very many wait on all connections, who has few waiting is still answered', async t => {
  const { port } = await startServer(t);
  const crowd = Array.from({ length: 40 }, () => send(port, calls(90, 'Connection: close\r\n')));
  const few = Array.from({ length: 20 }, () => send(port, calls(4, 'Connection: close\r\n')));
  for (const received of await Promise.all(few))
    assert.equal(received.match(/^HTTP\/1\.1 200 /gm)?.length, 4);
  const whole = (await Promise.all(crowd)).filter(text => text.match(/^HTTP\/1\.1 200 /gm)?.length === 90);
  assert.ok(whole.length > 10 && whole.length < 40, `${whole.length} of the crowd`);
});

/** Fake connections with calls that wait behind one whose response the test ends. */
function createLines() {
  const pipelines = new Pipelines();
  const open = () => {
    const socket = new PassThrough();
    const waiting: EventEmitter[] = [];
    return {
      isCut: () => socket.destroyed,
      call: (count: number) => {
        for (let calls = 0; calls < count; calls += 1) {
          const outgoing = Object.assign(new EventEmitter(), { socket: null });
          waiting.push(outgoing);
          const incoming = { socket: socket as unknown as Socket } as IncomingMessage;
          pipelines.inTurn(incoming, outgoing as unknown as ServerResponse, () => undefined);
        }
      },
      answerAll: () => {
        for (const outgoing of waiting.splice(0)) outgoing.emit('socket');
      },
      close: () => once(socket.destroy(), 'close'),
    };
  };
  const crowd = Array.from({ length: 20 }, open);
  const fill = () => {
    for (const line of crowd) line.call(100);
  };
  return { open, crowd, fill };
}

test('where all places are taken four on a connection still wait, and no fifth', () => {
  const { open, crowd, fill } = createLines();
  fill();
  const few = open();
  few.call(4);
  assert.equal(few.isCut(), false);
  few.call(1);
  assert.equal(few.isCut(), true);
  assert.ok(crowd.every(line => !line.isCut()));
});

for (const how of ['answerAll', 'close'] as const) {
  test(`places are free again after ${how}`, async () => {
    const { open, crowd, fill } = createLines();
    fill();
    await Promise.all(crowd.map(line => line[how]()));
    const next = Array.from({ length: 20 }, open);
    for (const line of next) line.call(100);
    assert.ok(next.every(line => !line.isCut()));
  });
}
