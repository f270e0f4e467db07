import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TableTracker } from '../db/tracking/table-tracker.ts';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const plain = { header: () => undefined };

/** A cache, and a function that makes responses from a text and the tables that it reads. */
function createCache(maxBytes?: number) {
  const tracker = new TableTracker();
  const cache = new ResponseCache(tracker, maxBytes);
  let made = 0;
  const making =
    (text: string, { tables = ['news'], status = 200, until = Promise.resolve() } = {}) =>
    async () => {
      made += 1;
      tracker.recordRead(tables);
      await until;
      return new Response(text, { status, headers: { 'Content-Type': 'text/plain' } });
    };
  const ask = async (key: string, make: () => Promise<Response>) => {
    const answer = await cache.respond(key, make);
    if (!(answer instanceof CachedResponse)) return `${answer.status} ${await answer.text()}`;
    return (await answer.send(plain)).body?.toString();
  };
  return { tracker, cache, ask, making, made: () => made };
}

test('an answer is made once and kept under its key', async () => {
  const { cache, ask, making, made } = createCache();
  assert.equal(cache.lookup('a'), undefined);
  assert.equal(await ask('a', making('first')), 'first');
  assert.equal(await ask('a', making('second')), 'first');
  assert.equal(await ask('b', making('other')), 'other');
  assert.equal(made(), 2);
  assert.ok(cache.lookup('a'));
});

test('those who ask at the same time share one making', async () => {
  const { ask, making, made } = createCache();
  const until = new Promise<void>(resolve => setTimeout(resolve, 10));
  const texts = await Promise.all(['1', '2', '3'].map(text => ask('a', making(text, { until }))));
  assert.deepEqual(texts, ['1', '1', '1']);
  assert.equal(made(), 1);
});

test('what is no success is not kept, nor given to others', async () => {
  const { cache, ask, making, made } = createCache();
  const until = new Promise<void>(resolve => setTimeout(resolve, 10));
  const texts = await Promise.all(['1', '2'].map(text => ask('a', making(text, { status: 404, until }))));
  assert.deepEqual(texts, ['404 1', '404 2']);
  assert.equal(made(), 2);
  assert.equal(cache.bytes, 0);
});

test('a making that fails is told to all who wait for it, and forgotten', async () => {
  const { ask, making } = createCache();
  const failing = async () => {
    await new Promise(resolve => setTimeout(resolve, 5));
    throw new Error('broken');
  };
  const both = await Promise.allSettled([ask('a', failing), ask('a', failing)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await ask('a', making('whole')), 'whole');
});

test('a change forgets what was made of the table, and nothing else', async () => {
  const { tracker, cache, ask, making } = createCache();
  await ask('news', making('n', { tables: ['news', 'files'] }));
  await ask('events', making('e', { tables: ['events', 'files'] }));
  await ask('contact', making('c', { tables: [] }));
  tracker.recordChange(new Set(['news', 'sessions']));
  assert.deepEqual(
    ['news', 'events', 'contact'].filter(key => cache.lookup(key)),
    ['events', 'contact'],
  );
  tracker.recordChange(new Set(['files']));
  assert.ok(cache.lookup('contact'));
  assert.equal(cache.lookup('events'), undefined);
});

test('what a change has overtaken is not kept, and not given to who asks after the change', async () => {
  const { tracker, cache, ask, making } = createCache();
  const finish = Promise.withResolvers<void>();
  const before = ask('a', making('old', { until: finish.promise }));
  tracker.recordChange(new Set(['news']));
  const after = ask('a', making('new'));
  finish.resolve();
  assert.deepEqual(await Promise.all([before, after]), ['old', 'new']);
  assert.equal((await cache.lookup('a')?.send(plain))?.body?.toString(), 'new');
});

test('what a change of another table has overtaken is kept', async () => {
  const { tracker, cache, ask, making } = createCache();
  const finish = Promise.withResolvers<void>();
  const before = ask('a', making('right', { until: finish.promise }));
  tracker.recordChange(new Set(['members']));
  finish.resolve();
  await before;
  assert.ok(cache.lookup('a'));
});

test('the cache is bounded: what was not asked for longest goes first, and encodings count', async () => {
  const size = 10_000;
  const { cache, ask, making } = createCache(20 * size);
  for (const key of 'abcdefghijklmno') await ask(key, making(key.repeat(size)));
  assert.ok(cache.bytes <= 20 * size && cache.bytes > 10 * size, String(cache.bytes));
  assert.equal(cache.lookup('a'), undefined);
  const kept = [...'abcdefghijklmno'].filter(key => cache.lookup(key));
  const [oldest = '', second = ''] = kept;
  cache.lookup(oldest);
  await ask('p', making('p'.repeat(size)));
  assert.ok(cache.lookup(oldest), 'asked for again');
  assert.equal(cache.lookup(second), undefined);
  const before = cache.bytes;
  await cache.lookup(oldest)?.send({ header: name => (name === 'accept-encoding' ? 'br' : undefined) });
  assert.ok(cache.bytes > before);
});

test('an answer that would fill the cache by itself is not kept', async () => {
  const { cache, ask, making } = createCache(80_000);
  assert.equal((await ask('a', making('a'.repeat(20_000))))?.length, 20_000);
  assert.equal(cache.lookup('a'), undefined);
  assert.equal(cache.bytes, 0);
});

test('what another process changes is noticed after a moment, and everything is forgotten', async t => {
  let elapsed = 0;
  t.mock.method(performance, 'now', () => elapsed);
  const { tracker, cache, ask, making } = createCache();
  let version = 1;
  tracker.trackExternalChanges(() => version);
  await ask('a', making('old'));
  const finish = Promise.withResolvers<void>();
  const underWay = ask('b', making('old', { until: finish.promise }));
  version = 2;
  assert.ok(cache.lookup('a'), 'not looked for at each request');
  elapsed = 300;
  assert.equal(cache.lookup('a'), undefined);
  finish.resolve();
  await underWay;
  assert.equal(cache.lookup('b'), undefined, 'read before the change');
  await ask('a', making('new'));
  elapsed = 600;
  assert.ok(cache.lookup('a'), 'nothing has changed since');
});

test('while the database is away, what was kept goes before a failure for a minute', async () => {
  const { tracker, cache, ask, making } = createCache();
  let age = 0;
  tracker.trackAge(() => age);
  await ask('a', making('kept'));
  age = 1_001;
  assert.equal(cache.lookup('a'), undefined, 'a change may have been missed');
  assert.equal(await ask('a', making('away', { status: 503 })), 'kept');
  assert.equal(await ask('b', making('away', { status: 503 })), '503 away');
  age = 60_001;
  assert.equal(await ask('a', making('away', { status: 503 })), '503 away');
  assert.equal(await ask('a', making('again there')), 'again there');
});
