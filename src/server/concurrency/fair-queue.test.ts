import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '#shared/api/errors.ts';
import { FairQueue } from './fair-queue.ts';

const limits = { atOnce: 1, waitingPerAddress: 10, waiting: 100 };

/** Tasks that record their start, and how many are running. */
function createTasks(turns: FairQueue) {
  const begun: string[] = [];
  let underWay = 0;
  let most = 0;
  const run = (name: string) =>
    turns.run(name.charAt(0), async () => {
      begun.push(name);
      underWay += 1;
      most = Math.max(most, underWay);
      await setImmediate();
      underWay -= 1;
      return name;
    });
  return { begun, run, most: () => most };
}

const isTooMany = (error: unknown) =>
  error instanceof AppError && error.code === 'too_many' && error.headers['Retry-After'] === '1';

test('the addresses take turns, whoever asks for more', async () => {
  const { begun, run, most } = createTasks(new FairQueue(limits));
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
  assert.deepEqual(await Promise.all(names.map(run)), names);
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  assert.equal(most(), 1);
});

test('of one address no more are under way than it may have, and the others go on', async () => {
  const { begun, run } = createTasks(new FairQueue({ ...limits, atOnce: 3, atOncePerAddress: 1 }));
  await Promise.all(['a1', 'a2', 'b1', 'a3', 'c1', 'd1'].map(run));
  assert.deepEqual(begun.slice(0, 4), ['a1', 'b1', 'c1', 'a2']);
});

test('who finds the line of its address full, or that of all with nobody who has more in it, is told when to come again', async () => {
  const turns = new FairQueue({ ...limits, waitingPerAddress: 2, waiting: 3 });
  const { run } = createTasks(turns);
  const first = ['a1', 'a2', 'a3'].map(run);
  await assert.rejects(run('a4'), isTooMany);
  const others = [run('b1')];
  await assert.rejects(run('b2'), isTooMany);
  await Promise.all([...first, ...others]);
  assert.equal(await run('a5'), 'a5');
});

test('a few addresses that fill the line keep nobody else out of it', async () => {
  const { begun, run } = createTasks(new FairQueue({ ...limits, waitingPerAddress: 3, waiting: 6 }));
  const flood = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'].map(run);
  const visitors = ['c1', 'd1', 'e1'].map(run);
  const outcomes = await Promise.allSettled(flood);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  assert.equal(refused.length, 3);
  for (const { reason } of refused as PromiseRejectedResult[]) assert.ok(isTooMany(reason));
  assert.deepEqual(await Promise.all(visitors), ['c1', 'd1', 'e1']);
  assert.deepEqual(begun.toSorted(), ['a1', 'a2', 'b1', 'b2', 'c1', 'd1', 'e1']);
});

test('the addresses of a whole network of IPv6 have one turn', async () => {
  const queue = new FairQueue(limits);
  const begun: string[] = [];
  const run = (address: string) => queue.run(address, async () => void begun.push(address));
  const flood = ['1', '2', '3', '4'].map(number => `2001:db8:1:${number}::/64`);
  await Promise.all([...flood, '192.0.2.7'].map(run));
  assert.deepEqual(begun.indexOf('192.0.2.7'), 2);
});

test('a task that fails makes room for the next', async () => {
  const turns = new FairQueue(limits);
  const failed = turns.run('a', () => Promise.reject(new Error('stop')));
  const next = turns.run('a', async () => 'next');
  await assert.rejects(failed, /stop/);
  assert.equal(await next, 'next');
});

test('others are heard between two tasks that wait for nothing', async () => {
  const turns = new FairQueue(limits);
  const heard: string[] = [];
  const task = (name: string) => turns.run('a', async () => void heard.push(name));
  const tasks = [task('first'), task('second')];
  setImmediate().then(() => heard.push('other'));
  await Promise.all(tasks);
  assert.deepEqual(heard, ['first', 'other', 'second']);
});

test('who leaves twice frees one place', async () => {
  const turns = new FairQueue(limits);
  const leave = await turns.take('a');
  leave();
  leave();
  await setImmediate();
  const { run, most } = createTasks(turns);
  await Promise.all(['a1', 'a2', 'a3'].map(run));
  assert.equal(most(), 1);
});
