import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QueryResult } from 'pg';
import { GatheredReads, type Statement } from './gathered-reads.ts';

const resultOf = ({ text }: Statement) => ({ command: text }) as QueryResult;

test('reads of one moment are sent together, later ones apart', async () => {
  const sent: string[][] = [];
  const reads = new GatheredReads(async statements => {
    sent.push(statements.map(({ text }) => text));
    return Promise.allSettled(statements.map(resultOf));
  });
  const later = async (text: string) => {
    await Promise.resolve();
    return reads.add({ text });
  };
  const results = await Promise.all([reads.add({ text: 'first' }), later('second')]);
  await reads.add({ text: 'third' });
  assert.deepEqual(
    results.map(({ command }) => command),
    ['first', 'second'],
  );
  assert.deepEqual(sent, [['first', 'second'], ['third']]);
});

test('one that fails fails alone, and all where none can be sent', async () => {
  const wrong = new Error('wrong');
  const add = (send: (statement: Statement) => QueryResult) => {
    const reads = new GatheredReads(async all => Promise.allSettled(all.map(async each => send(each))));
    return Promise.allSettled([reads.add({ text: 'right' }), reads.add({ text: 'wrong' })]);
  };
  const [right, other] = await add(statement => {
    if (statement.text === 'wrong') throw wrong;
    return resultOf(statement);
  });
  assert.deepEqual(right, { status: 'fulfilled', value: { command: 'right' } });
  assert.deepEqual(other, { status: 'rejected', reason: wrong });
  const reads = new GatheredReads(() => Promise.reject(wrong));
  const outcomes = await Promise.allSettled([reads.add({ text: 'one' }), reads.add({ text: 'two' })]);
  assert.deepEqual(outcomes, Array(2).fill({ status: 'rejected', reason: wrong }));
});
