import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TableUse } from '../db/table-use.ts';
import { AnswerMemory } from './answer-memory.ts';
import { WholeAnswer } from './whole-answer.ts';

const plain = { header: () => undefined };

/** A memory, and what makes answers of a text and the tables that it reads. */
function createMemory(mostBytes?: number) {
  const use = new TableUse();
  const memory = new AnswerMemory(use, mostBytes);
  let made = 0;
  const making =
    (text: string, { tables = ['news'], status = 200, until = Promise.resolve() } = {}) =>
    async () => {
      made += 1;
      use.noteRead(tables);
      await until;
      return new Response(text, { status, headers: { 'Content-Type': 'text/plain' } });
    };
  const ask = async (key: string, make: () => Promise<Response>) => {
    const answer = await memory.answer(key, make);
    if (!(answer instanceof WholeAnswer)) return `${answer.status} ${await answer.text()}`;
    return (await answer.send(plain)).body?.toString();
  };
  return { use, memory, ask, making, made: () => made };
}

test('an answer is made once and kept under its key', async () => {
  const { memory, ask, making, made } = createMemory();
  assert.equal(memory.find('a'), undefined);
  assert.equal(await ask('a', making('first')), 'first');
  assert.equal(await ask('a', making('second')), 'first');
  assert.equal(await ask('b', making('other')), 'other');
  assert.equal(made(), 2);
  assert.ok(memory.find('a'));
});

test('those who ask at the same time share one making', async () => {
  const { ask, making, made } = createMemory();
  const until = new Promise<void>(resolve => setTimeout(resolve, 10));
  const texts = await Promise.all(['1', '2', '3'].map(text => ask('a', making(text, { until }))));
  assert.deepEqual(texts, ['1', '1', '1']);
  assert.equal(made(), 1);
});

test('what is no success is not kept, nor given to others', async () => {
  const { memory, ask, making, made } = createMemory();
  const until = new Promise<void>(resolve => setTimeout(resolve, 10));
  const texts = await Promise.all(['1', '2'].map(text => ask('a', making(text, { status: 404, until }))));
  assert.deepEqual(texts, ['404 1', '404 2']);
  assert.equal(made(), 2);
  assert.equal(memory.bytes, 0);
});

test('a making that fails is told to all who wait for it, and forgotten', async () => {
  const { ask, making } = createMemory();
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
  const { use, memory, ask, making } = createMemory();
  await ask('news', making('n', { tables: ['news', 'files'] }));
  await ask('events', making('e', { tables: ['events', 'files'] }));
  await ask('contact', making('c', { tables: [] }));
  use.noteChange(new Set(['news', 'sessions']));
  assert.deepEqual(
    ['news', 'events', 'contact'].filter(key => memory.find(key)),
    ['events', 'contact'],
  );
  use.noteChange(new Set(['files']));
  assert.ok(memory.find('contact'));
  assert.equal(memory.find('events'), undefined);
});

test('what a change has overtaken is not kept, and not given to who asks after the change', async () => {
  const { use, memory, ask, making } = createMemory();
  const finish = Promise.withResolvers<void>();
  const before = ask('a', making('old', { until: finish.promise }));
  use.noteChange(new Set(['news']));
  const after = ask('a', making('new'));
  finish.resolve();
  assert.deepEqual(await Promise.all([before, after]), ['old', 'new']);
  assert.equal((await memory.find('a')?.send(plain))?.body?.toString(), 'new');
});

test('what a change of another table has overtaken is kept', async () => {
  const { use, memory, ask, making } = createMemory();
  const finish = Promise.withResolvers<void>();
  const before = ask('a', making('right', { until: finish.promise }));
  use.noteChange(new Set(['members']));
  finish.resolve();
  await before;
  assert.ok(memory.find('a'));
});

test('the memory is bounded: what was not asked for longest goes first, and encodings count', async () => {
  const size = 10_000;
  const { memory, ask, making } = createMemory(20 * size);
  for (const key of 'abcdefghijklmno') await ask(key, making(key.repeat(size)));
  assert.ok(memory.bytes <= 20 * size && memory.bytes > 10 * size, String(memory.bytes));
  assert.equal(memory.find('a'), undefined);
  const kept = [...'abcdefghijklmno'].filter(key => memory.find(key));
  const [oldest = '', second = ''] = kept;
  memory.find(oldest);
  await ask('p', making('p'.repeat(size)));
  assert.ok(memory.find(oldest), 'asked for again');
  assert.equal(memory.find(second), undefined);
  const before = memory.bytes;
  await memory.find(oldest)?.send({ header: name => (name === 'accept-encoding' ? 'br' : undefined) });
  assert.ok(memory.bytes > before);
});

test('an answer that would fill the memory by itself is not kept', async () => {
  const { memory, ask, making } = createMemory(80_000);
  assert.equal((await ask('a', making('a'.repeat(20_000))))?.length, 20_000);
  assert.equal(memory.find('a'), undefined);
  assert.equal(memory.bytes, 0);
});

test('what another process changes is noticed after a moment, and everything is forgotten', async () => {
  const { use, memory, ask, making } = createMemory();
  let version = 1;
  use.watchOthers(() => version);
  await ask('a', making('old'));
  const finish = Promise.withResolvers<void>();
  const underWay = ask('b', making('old', { until: finish.promise }));
  version = 2;
  assert.ok(memory.find('a'), 'not looked for at each request');
  await new Promise(resolve => setTimeout(resolve, 300));
  assert.equal(memory.find('a'), undefined);
  finish.resolve();
  await underWay;
  assert.equal(memory.find('b'), undefined, 'read before the change');
  await ask('a', making('new'));
  await new Promise(resolve => setTimeout(resolve, 300));
  assert.ok(memory.find('a'), 'nothing has changed since');
});
