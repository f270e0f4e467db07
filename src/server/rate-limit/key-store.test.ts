import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { createTestSite } from '../testing/test-site.ts';
import { DatabaseKeys } from './database-keys.ts';
import type { KeyStore } from './key-store.ts';
import { MemoryKeys } from './memory-keys.ts';

const apple = { table: 'fruit', name: 'apple' };

async function inDatabase(time: { now: number }) {
  const { db } = await createTestSite();
  return { db, keys: new DatabaseKeys(db, () => sql.val(time.now)) };
}

type Create = (time: { now: number }) => Promise<KeyStore>;
const stores: Record<string, Create> = {
  'in memory': async time => new MemoryKeys(() => new Date(time.now)),
  'in the database': async time => (await inDatabase(time)).keys,
};

const count = (keys: KeyStore, key = apple) =>
  keys.transact({ key }, ({ key: state }, now) => {
    const counted = ((state.get() as number | undefined) ?? 0) + 1;
    state.set(counted, now + 1_000);
    return counted;
  });

for (const [place, create] of Object.entries(stores)) {
  describe(place, () => {
    test('what is set is there the next time, each key by itself', async () => {
      const keys = await create({ now: 5_000 });
      assert.deepEqual([await count(keys), await count(keys)], [1, 2]);
      assert.equal(await count(keys, { ...apple, name: 'pear' }), 1);
      assert.equal(await count(keys, { ...apple, table: 'computers' }), 1);
      await keys.transact({ apple }, ({ apple: state }) => state.delete());
      assert.equal(await count(keys), 1);
    });

    test('what has expired is not there', async () => {
      const time = { now: 5_000 };
      const keys = await create(time);
      await count(keys);
      time.now = 5_999;
      assert.equal(await count(keys), 2);
      time.now = 6_999;
      await keys.purge();
      assert.equal(await count(keys), 1);
    });

    test('several keys are changed together, with the time', async () => {
      const keys = await create({ now: 5_000 });
      const pear = { table: 'fruit', name: 'pear' };
      const now = await keys.transact({ pear, apple }, (states, at) => {
        states.pear.set('green', at + 1);
        states.apple.set({ colour: 'red' }, at + 1);
        return at;
      });
      assert.equal(now, 5_000);
      const read = await keys.transact({ apple, pear }, states => [states.apple.get(), states.pear.get()]);
      assert.deepEqual(read, [{ colour: 'red' }, 'green']);
    });

    test('what was changed before an error is kept', async () => {
      const keys = await create({ now: 5_000 });
      const refusal = keys.transact({ apple }, ({ apple: state }, now) => {
        state.set('counted', now + 1);
        throw new Error('refused');
      });
      await assert.rejects(refusal, /refused/);
      assert.equal(await keys.transact({ apple }, ({ apple: state }) => state.get()), 'counted');
    });

    test('of tries at one moment each finds what those before it changed, and one is refused alone', async () => {
      const keys = await create({ now: 5_000 });
      const tries = Array.from({ length: 15 }, (_, number) =>
        keys.transact({ apple, own: { ...apple, name: `${number}` } }, states => {
          const before = (states.apple.get() ?? []) as readonly number[];
          states.apple.set([...before, number], 6_000);
          if (number === 12) throw new Error('refused');
          states.own.set(number, 6_000);
          return before.length;
        }),
      );
      const outcomes = await Promise.allSettled(tries);
      const expected = tries.map((_, number) =>
        number === 12
          ? { status: 'rejected', reason: new Error('refused') }
          : { status: 'fulfilled', value: number },
      );
      assert.deepEqual(outcomes, expected);
    });

    test('of parallel changes none is lost', async () => {
      const keys = await create({ now: 5_000 });
      const counted = await Promise.all(Array.from({ length: 50 }, () => count(keys)));
      assert.equal(Math.max(...counted), 50);
    });
  });
}

test('what is kept in the database tells no key, and goes when it has expired', async () => {
  const time = { now: 5_000 };
  const { db, keys } = await inDatabase(time);
  await count(keys);
  await keys.transact({ pear: { table: 'fruit', name: 'pear' } }, ({ pear }) => pear.delete());
  const rows = () => db.selectFrom('throttled_keys').selectAll().execute();
  assert.equal((await rows()).length, 2);
  assert.doesNotMatch(JSON.stringify(await rows()), /apple|fruit|pear/);
  time.now = 6_000;
  await keys.purge();
  assert.deepEqual(await rows(), []);
});

test('instances that share a database share what they remember', async () => {
  const { db, keys } = await inDatabase({ now: 5_000 });
  const others = new DatabaseKeys(db, () => sql.val(5_000));
  assert.deepEqual([await count(keys), await count(others), await count(keys)], [1, 2, 3]);
});
