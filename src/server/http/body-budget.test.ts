// Only on SQLite: it is about how bodies are read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#shared/api/errors.ts';
import { createTestSite, json, type TestSite } from '../testing/test-site.ts';
import { BodyBudget } from './body-budget.ts';

const MiB = 1024 * 1024;
const isTooMany = (error: unknown) =>
  error instanceof AppError && error.code === 'too_many' && error.headers['Retry-After'] === '1';

test('one address may hold a quarter of what all may, and each has what was released again', () => {
  const budget = new BodyBudget();
  const shares = ['a', 'b', 'c', 'd'].map(address => {
    const share = budget.share(address);
    share.take(4 * MiB);
    assert.throws(() => budget.share(address).take(MiB), isTooMany);
    return share;
  });
  assert.throws(() => budget.share('e').take(MiB), isTooMany, 'all is taken');
  shares[0]?.release();
  shares[0]?.release();
  budget.share('e').take(4 * MiB);
  assert.throws(() => budget.share('f').take(MiB), isTooMany, 'released once');
});

test('a small body always has room, in however many pieces it comes', () => {
  const budget = new BodyBudget();
  for (const address of ['a', 'b', 'c', 'd']) budget.share(address).take(4 * MiB);
  const share = budget.share('a');
  for (let piece = 0; piece < 16; piece += 1) share.take(1_000);
  assert.throws(() => share.take(100_000), isTooMany);
});

/** Sends most of a body of nearly a megabyte, and the rest on request. */
function sendSlowly(
  site: TestSite,
  finish: Promise<void>,
  path = '/questions.php',
  authorization: Record<string, string> = {},
) {
  const text = JSON.stringify({ message: 'a'.repeat(1_000_000) });
  const body = new ReadableStream({
    start: async controller => {
      controller.enqueue(Buffer.from(text.slice(0, -1)));
      await finish;
      controller.enqueue(Buffer.from(text.slice(-1)));
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/json', ...authorization };
  return site.call<{ code: string }>(path, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

test('of many large bodies from one address few are held, small ones are read meanwhile, large ones after them', async () => {
  const site = await createTestSite();
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Array.from({ length: 20 }, () => sendSlowly(site, promise));
  const refused = (await Promise.all(all.slice(8))).map(({ status, body }) => [status, body.code]);
  assert.deepEqual(refused, Array(12).fill([429, 'too_many']));
  assert.equal(
    (await site.call('/questions.php', json({ message: 'kratko' }))).status,
    422,
    'read, and refused',
  );
  resolve();
  const held = (await Promise.all(all.slice(0, 8))).map(({ status }) => status).sort();
  assert.deepEqual(held, [422, 422, 422, 422, 429, 429, 429, 429]);
  await delay(0);
  assert.equal((await sendSlowly(site, Promise.resolve())).status, 422);
});

test('an administrator is no stranger: what they send has room whatever strangers hold', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Array.from({ length: 20 }, () => sendSlowly(site, promise));
  await Promise.all(all.slice(8));
  const own = await sendSlowly(site, Promise.resolve(), '/members.php', headers);
  assert.equal(own.status, 422, 'read, and refused for what it lacks');
  resolve();
  await Promise.all(all);
});
