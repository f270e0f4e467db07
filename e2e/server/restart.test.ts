import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../support/api.ts';
import { type RunningSite, startSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const activation = join(import.meta.dirname, '../support/sites/socket-activation.pl');

/** How long a client thinks, in milliseconds: without, they alone keep the machine busy. */
const thought = 30;

/** Visitors and senders of questions, until `stop` is called; counts what was acknowledged and lists what failed. */
function load({ origin }: RunningSite) {
  const failures: string[] = [];
  let isRunning = true;
  let reads = 0;
  let writes = 0;
  const repeat = async (call: () => Promise<Response>, status: number, count: () => void) => {
    for (; isRunning; await delay(thought)) {
      try {
        const response = await call();
        await response.text();
        if (response.status === status) count();
        else failures.push(String(response.status));
      } catch (error) {
        failures.push(String(error instanceof Error && (error.cause ?? error)));
      }
    }
  };
  const ask = () =>
    fetch(`${origin}/api/questions.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Adnan', email: 'adnan@primjer.ba', message: 'Kada počinje?' }),
    });
  const visitors = ['/', '/novosti', '/api/news.php', '/kontakt'].map(path =>
    repeat(
      () => fetch(origin + path),
      200,
      () => (reads += 1),
    ),
  );
  const senders = [1, 2].map(() => repeat(ask, 201, () => (writes += 1)));
  return {
    counts: () => ({ reads, writes }),
    stop: async () => {
      isRunning = false;
      await Promise.all([...visitors, ...senders]);
      return { failures, reads, writes };
    },
  };
}

test('a restart on a socket that is kept fails no request', async () => {
  // Long enough for each connection that is kept alive to be used once more, and told that it is the last time.
  const environment = { STARTER_CONTENT: 'off', RATE_LIMIT: 'off', DRAIN_SECONDS: '2' };
  const site = await startSite(environment, ['perl', activation]);
  const starts = () => site.output().match(/"event":"listening"/g)?.length;
  const clients = load(site);
  try {
    await expect.poll(() => clients.counts().writes).toBeGreaterThan(10);
    process.kill(site.pid ?? 0, 'SIGHUP');
    await expect.poll(starts, { timeout: 20_000 }).toBe(2);
    const before = clients.counts();
    await expect.poll(() => clients.counts().writes).toBeGreaterThan(before.writes + 10);
    const { failures, writes } = await clients.stop();
    expect(failures).toEqual([]);
    const stored = await fetch(`${site.origin}/api/questions.php?page=1`, {
      headers: { Authorization: `Bearer ${await signIn(site.origin)}` },
    });
    expect((await stored.json()).total, 'each acknowledged question, once').toBe(writes);
  } finally {
    await clients.stop();
    expect.soft(await site.stop()).toBe(0);
  }
});

test('a site that drains is not ready, and goes on answering', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off', DRAIN_SECONDS: '60' });
  try {
    const statusOf = async (path: string) => {
      const response = await fetch(site.origin + path);
      await response.text();
      return { status: response.status, connection: response.headers.get('connection') };
    };
    expect((await statusOf('/api/health/ready')).status).toBe(200);
    process.kill(site.pid ?? 0, 'SIGTERM');
    await expect.poll(async () => (await statusOf('/api/health/ready')).status).toBe(503);
    expect(await statusOf('/api/health')).toEqual({ status: 200, connection: 'close' });
    expect(await statusOf('/kontakt')).toEqual({ status: 200, connection: 'close' });
  } finally {
    await site.stop('SIGKILL');
  }
});
