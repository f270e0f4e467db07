import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Semaphore } from './semaphore.ts';

test('no more tasks run at once than are permitted, in the order in which they came', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return number;
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(number => semaphore.run(task(number))));
  assert.deepEqual(answers, [1, 2, 3, 4, 5]);
  assert.deepEqual(started, [1, 2, 3, 4, 5]);
  assert.equal(most, 2);
});

test('whoever waits too long, or is sent away, takes no permit', async () => {
  const semaphore = new Semaphore(1);
  const leave = await semaphore.enter();
  await assert.rejects(semaphore.enter(1), { name: 'TimeoutError' });
  const waiting = semaphore.enter();
  semaphore.sendAway(new Error('closed'));
  await assert.rejects(waiting, /closed/);
  const next = semaphore.enter(60_000);
  leave();
  leave();
  const leaveNext = await next;
  await assert.rejects(semaphore.enter(1), { name: 'TimeoutError' }, 'who leaves twice frees one');
  leaveNext();
  assert.equal(await semaphore.run(async () => 'later'), 'later');
});

test('a task that fails makes room for the next', async () => {
  const semaphore = new Semaphore(1);
  const failed = semaphore.run(() => Promise.reject(new Error('stop')));
  const next = semaphore.run(async () => 'next');
  await assert.rejects(failed, /stop/);
  assert.equal(await next, 'next');
  assert.equal(await semaphore.run(async () => 'later'), 'later');
});
