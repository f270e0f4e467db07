import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '#shared/api/errors.ts';
import { toCacheRequest } from './cache-request.ts';
import { ResponseQueues } from './response-queues.ts';

const list = '/api/news.php';
const at = (path: string, method = 'GET') =>
  toCacheRequest(new Request(`http://localhost${path}`, { method }));

/** Queues with one requester, and responses that the test completes. */
function createQueues() {
  const queues = new ResponseQueues(({ pathname }) => pathname === list);
  const begun: string[] = [];
  const finish = Promise.withResolvers<void>();
  const ask = (path: string, { method = 'GET', address = 'a', outgoing = undefined as Outgoing } = {}) =>
    queues.inTurn(at(path, method), { address, outgoing }, async () => {
      begun.push(path);
      await finish.promise;
    });
  return { begun, ask, finish: finish.resolve };
}

type Outgoing = ServerResponse | undefined;

/** A response that is being sent; only its end matters. */
const onItsWay = () => new PassThrough() as unknown as ServerResponse;

test('no page waits for a long list, and nothing that is sent or a picture waits for a page', async () => {
  const { begun, ask, finish } = createQueues();
  const asked = [list, list, list, '/', '/novosti', '/kontakt', '/media/a.webp'].map(path => ask(path));
  asked.push(ask('/api/questions.php', { method: 'POST' }));
  await setImmediate();
  assert.deepEqual(
    begun.toSorted(),
    [list, list, '/', '/novosti', '/media/a.webp', '/api/questions.php'].toSorted(),
  );
  finish();
  await Promise.all(asked);
  assert.equal(begun.length, 8);
});

test('a long list has its turn until it is out, or its reader gone', async () => {
  const { begun, ask, finish } = createQueues();
  finish();
  const out = [onItsWay(), onItsWay()];
  await Promise.all(out.map(outgoing => ask(list, { outgoing })));
  const next = ask(list);
  const other = ask(list, { address: 'b' });
  await other;
  assert.equal(begun.length, 3, 'another address has its own');
  out[0]?.destroy();
  await next;
  assert.equal(begun.length, 4);
});

test('who reads a long list slowly is cut off where another address waits for it, and only there', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { begun, ask, finish } = createQueues();
  finish();
  const slow = Array.from({ length: 4 }, onItsWay);
  const addresses = ['a', 'a', 'b', 'b'];
  await Promise.all(slow.map((outgoing, index) => ask(list, { outgoing, address: addresses[index] ?? '' })));
  t.mock.timers.tick(60_000);
  const cut = () => slow.filter(outgoing => outgoing?.destroyed).length;
  assert.equal(cut(), 0, 'nobody waits');
  const other = ask(list, { address: 'c' });
  t.mock.timers.tick(19_999);
  assert.equal(cut(), 0);
  t.mock.timers.tick(1);
  assert.equal(cut(), 4);
  await other;
  assert.equal(begun.length, 5);
});

test('nothing is made for who has gone away while they waited', async () => {
  const { begun, ask, finish } = createQueues();
  const first = [ask('/'), ask('/')];
  const outgoing = onItsWay();
  const gone = ask('/gone', { outgoing });
  outgoing.destroy();
  finish();
  await assert.rejects(gone, error => error instanceof AppError && error.code === 'bad_request');
  await Promise.all([...first, ask('/next')]);
  assert.deepEqual(begun, ['/', '/', '/next']);
});
