import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import type { KeyStore } from '../rate-limit/key-store.ts';
import { createTestSite } from '../testing/test-site.ts';
import { DatabaseLeases } from './database-leases.ts';

/** Two instances that share a database, whose clock tests set. */
async function createInstances() {
  const site = await createTestSite();
  const { db, clock } = site.services;
  const create = () => new DatabaseLeases(db, () => sql`cast(${clock().getTime()} as bigint)`);
  return { site, first: create(), second: create() };
}

/** Runs a task of `instance` that goes on until `finish` is called. */
async function start(instance: DatabaseLeases) {
  const started = Promise.withResolvers<AbortSignal>();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const finished = instance.run('work', signal => {
    started.resolve(signal);
    return promise;
  });
  const signal = await started.promise;
  return {
    signal,
    finish: () => {
      finish();
      return finished;
    },
  };
}

const canRun = (instance: DatabaseLeases, name = 'work') => instance.run(name, async () => undefined);

test('of two instances one is at a piece of work at a time', async () => {
  const { first, second } = await createInstances();
  const work = await start(first);
  assert.equal(await canRun(second), false);
  assert.equal(await canRun(second, 'other work'), true);
  assert.equal(await work.finish(), true);
  assert.equal(await canRun(second), true);
});

test('work that fails is free again', async () => {
  const { first, second } = await createInstances();
  await assert.rejects(
    first.run('work', () => Promise.reject(new Error('failed'))),
    /failed/,
  );
  assert.equal(await canRun(second), true);
});

test('of many that begin at once, one does', async () => {
  const { site } = await createInstances();
  const leases = Array.from(
    { length: 10 },
    () => new DatabaseLeases(site.services.db, () => sql`cast(0 as bigint)`),
  );
  const everybodyAsked = Promise.withResolvers<void>();
  const runs = leases.map(instance => instance.run('work', () => everybodyAsked.promise));
  let refused = 0;
  for (const run of runs) {
    void run.then(hasRun => {
      refused += hasRun ? 0 : 1;
      if (refused === leases.length - 1) everybodyAsked.resolve();
    });
  }
  assert.equal((await Promise.all(runs)).filter(Boolean).length, 1);
});

test('the work of an instance that is gone is taken over after a minute', async () => {
  const { site, first, second } = await createInstances();
  await start(first);
  site.setClock('2026-11-21T09:30:59.999Z');
  assert.equal(await canRun(second), false);
  site.setClock('2026-11-21T09:31:00.000Z');
  assert.equal(await canRun(second), true);
});

test('long work is kept by renewing it, and aborted once another instance has it', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { site, first, second } = await createInstances();
  const expiry = () => site.db.selectFrom('leases').select('expires_at').executeTakeFirstOrThrow();
  const work = await start(first);
  const before = await expiry();
  site.setClock('2026-11-21T09:30:59.000Z');
  t.mock.timers.tick(15_000);
  const isRenewed = async () => (await expiry()).expires_at === before.expires_at + 59_000;
  // On a server the renewal may still be under way on another connection.
  for (let turn = 0; turn < 100 && !(await isRenewed()); turn += 1) await setImmediate();
  assert.ok(await isRenewed());
  site.setClock('2026-11-21T09:31:01.000Z');
  assert.equal(await canRun(second), false);
  site.setClock('2026-11-21T09:32:00.000Z');
  const other = await start(second);
  const isAborted = new Promise(resolve => work.signal.addEventListener('abort', resolve));
  t.mock.timers.tick(15_000);
  await isAborted;
  await work.finish();
  assert.equal(await canRun(first), false, 'the other one still has it');
  assert.equal(other.signal.aborted, false);
  await other.finish();
});

test('of two instances one tidies up', async () => {
  const { site, first, second } = await createInstances();
  const purged: string[] = [];
  const startOn = (name: string, leases: DatabaseLeases) => {
    const throttledKeys: KeyStore = {
      transact: () => Promise.reject(new Error('not asked')),
      purge: async () => void purged.push(name),
    };
    return startHousekeeping({ ...site.services, leases, throttledKeys });
  };
  const instances = [startOn('first', first), startOn('second', second)];
  await Promise.all(instances.map(instance => instance.stop()));
  assert.equal(purged.length, 1);
});
