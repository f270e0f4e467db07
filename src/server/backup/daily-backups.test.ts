import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { DatabaseLeases } from '../leases/database-leases.ts';
import { type Leases, soleInstance } from '../leases/leases.ts';
import { createLog } from '../logging/log.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import { createTestSite } from '../testing/test-site.ts';
import { UnavailableError } from '../unavailable.ts';
import { DailyBackups } from './daily-backups.ts';
import { dailyName } from './rotation.ts';

/** Daily backups with a fake command and a clock that tests set. */
async function createDaily(t: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'daily-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const logged: Record<string, unknown>[] = [];
  const place = {
    dataDir,
    folder: join(dataDir, 'backups'),
    store: await createFolderStore(join(dataDir, 'backups')),
    logged,
    now: new Date('2026-11-21T09:30:00Z'),
    make: async (_: string, file: string, __: AbortSignal) => {
      await writeFile(file, 'copy');
      return '';
    },
    names: () => readdir(place.folder),
  };
  const create = (leases: Leases = soleInstance) =>
    new DailyBackups({
      dataDir,
      timeZone: 'Europe/Sarajevo',
      clock: () => place.now,
      log: createLog({ write: line => logged.push(JSON.parse(line)) }),
      leases,
      store: place.store,
      make: (...words) => place.make(...words),
    });
  const lookAt = async (daily: DailyBackups, instant: string) => {
    place.now = new Date(instant);
    const before = await place.names().catch((): string[] => []);
    await daily.makeIfDue();
    return (await place.names()).filter(name => !before.includes(name));
  };
  return { place, create, lookAt };
}

test('a new site has a backup at the first look, and then one after three in each night', async t => {
  const { create, lookAt, place } = await createDaily(t);
  const daily = create();
  assert.deepEqual(await daily.state(), { last: undefined, outcome: 'none' });
  assert.equal((await lookAt(daily, '2026-11-21T09:30:00Z')).length, 1);
  for (const instant of ['2026-11-21T09:40:00Z', '2026-11-22T01:59:59Z'])
    assert.deepEqual(await lookAt(daily, instant), [], instant);
  assert.deepEqual(await lookAt(daily, '2026-11-22T02:00:00Z'), ['daily-2026-11-22T02-00-00Z.tar']);
  assert.deepEqual(await daily.state(), { last: { at: place.now, bytes: 4 }, outcome: 'made' });
  // In summer time 3:00 is an hour earlier in UTC, also for a site that has just been restarted.
  place.now = new Date('2027-06-01T00:59:00Z');
  const restarted = create();
  await restarted.makeIfDue();
  assert.deepEqual(await lookAt(restarted, '2027-06-01T00:59:59Z'), []);
  assert.equal((await lookAt(restarted, '2027-06-01T01:00:00Z')).length, 1);
});

test('a failure is logged and told, costs no older backup, and is tried again after an hour', async t => {
  const { create, lookAt, place } = await createDaily(t);
  const daily = create();
  const first = await lookAt(daily, '2026-10-01T09:30:00Z');
  const { make } = place;
  place.make = () => Promise.reject(new Error('The disk is full.'));
  assert.deepEqual(await lookAt(daily, '2026-11-20T02:00:00Z'), []);
  assert.deepEqual(place.logged.at(-1)?.reason, 'The disk is full.');
  assert.equal((await daily.state()).outcome, 'failed');
  assert.deepEqual(await place.names(), first);

  place.make = make;
  assert.deepEqual(await lookAt(daily, '2026-11-20T02:50:00Z'), []);
  assert.equal((await lookAt(daily, '2026-11-20T03:00:00Z')).length, 1);
  assert.equal((await daily.state()).outcome, 'made');
});

test('after two days without a backup the state says that it is old', async t => {
  const { create, lookAt, place } = await createDaily(t);
  await lookAt(create(), '2026-11-21T02:00:00Z');
  place.now = new Date('2026-11-23T02:00:00Z');
  assert.equal((await create().state()).outcome, 'made');
  place.now = new Date('2026-11-23T02:00:01Z');
  assert.equal((await create().state()).outcome, 'old');
});

test('outdated ones go only when there is a new one', async t => {
  const { create, lookAt, place } = await createDaily(t);
  const daily = create();
  for (let day = 1; day <= 20; day += 1) {
    await lookAt(daily, `2026-11-${String(day).padStart(2, '0')}T02:00:00Z`);
  }
  // 1, 8 and 15 November were Sundays.
  const kept = [1, 8, 14, 15, 16, 17, 18, 19, 20].map(day => dailyName(new Date(Date.UTC(2026, 10, day, 2))));
  assert.deepEqual((await place.names()).sort(), kept);
});

test('a clock that was set back stops no backup, and hides none', async t => {
  const { create, lookAt, place } = await createDaily(t);
  const daily = create();
  await lookAt(daily, '2027-01-01T02:00:00Z');
  assert.equal((await lookAt(daily, '2026-11-21T09:30:00Z')).length, 1);
  assert.deepEqual((await daily.state()).last?.at, place.now);
  assert.equal((await place.names()).length, 2);
});

test('warnings are logged, and what a crash left of a backup goes with the next', async t => {
  const { create, lookAt, place } = await createDaily(t);
  const daily = create();
  await lookAt(daily, '2026-11-20T02:00:00Z');
  for (const name of ['daily-2026-11-19T02-00-00Z.tar.part', '.4711.part.part', 'moja.tar.part'])
    await writeFile(join(place.folder, name), 'half');
  const { make } = place;
  place.make = async (...words) => {
    await make(...words);
    return 'Warning: the site has lost a file.';
  };
  await lookAt(daily, '2026-11-21T02:00:00Z');
  assert.equal(place.logged.at(-1)?.warnings, 'Warning: the site has lost a file.');
  assert.deepEqual(
    (await place.names()).filter(name => name.endsWith('.part')),
    ['moja.tar.part'],
  );
});

test('stopping ends the one under way without calling it a failure', { timeout: 10_000 }, async t => {
  const { place, create } = await createDaily(t);
  const daily = create();
  const begun = Promise.withResolvers<AbortSignal>();
  place.make = (_, __, signal) => {
    begun.resolve(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const making = daily.makeIfDue();
  const signal = await begun.promise;
  await daily.stop();
  await making;
  assert.equal(signal.aborted, true);
  assert.deepEqual(place.logged, []);
});

test('of two instances one makes the backup, also where the other one asks later', async t => {
  const { create, place } = await createDaily(t);
  const { services } = await createTestSite();
  const instances = [1, 2].map(() =>
    create(new DatabaseLeases(services.db, () => sql`cast(${place.now.getTime()} as bigint)`)),
  );
  await Promise.all(instances.map(instance => instance.makeIfDue()));
  for (const instance of instances) await instance.makeIfDue();
  const made = place.logged.filter(({ event }) => event === 'backup made');
  assert.deepEqual([made.length, (await place.names()).length], [1, 1]);
});

test('a database that cannot be asked for the lease is told as a failure', async t => {
  const { create, place } = await createDaily(t);
  const daily = create({ run: () => Promise.reject(new Error('The connection is lost.')) });
  await daily.makeIfDue();
  assert.equal((await daily.state()).outcome, 'failed');
  assert.equal(place.logged.at(-1)?.reason, 'The connection is lost.');
});

test('while the store is away the last known backup is told, and the next is made when it is back', async t => {
  const { create, lookAt, place } = await createDaily(t);
  const daily = create();
  await lookAt(daily, '2026-11-21T09:30:00Z');
  const told = await daily.state();
  const { list } = place.store;
  place.store.list = () => Promise.reject(new UnavailableError('The store does not answer.'));
  assert.deepEqual(await daily.state(), told);
  await daily.makeIfDue();
  assert.deepEqual(place.logged.at(-1)?.reason, 'The store does not answer.');
  assert.deepEqual(await daily.state(), { ...told, outcome: 'failed' });
  place.store.list = list;
  assert.equal((await lookAt(daily, '2026-11-22T02:00:00Z')).length, 1);
});
