import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { createServerDatabase, onlyPostgres } from '../../testing/test-database.ts';
import { UnavailableError } from '../../unavailable.ts';
import type { Schema } from '../schema.ts';
import { TableTracker } from '../tracking/table-tracker.ts';
import { openPostgres } from './postgres.ts';
import { advisoryKeys, PostgresLocks } from './postgres-locks.ts';
import { createClient } from './postgres-pool.ts';

async function open(t: TestContext) {
  const connectionString = await createServerDatabase();
  const engine = await openPostgres<Schema>({ connectionString, tracker: new TableTracker() });
  t.after(() => engine.close());
  return { ...engine, connectionString };
}

test(
  'what was done under a lock is done, also if its connection is lost meanwhile',
  onlyPostgres,
  async t => {
    const { db, locks } = await open(t);
    const outcome = await locks.run('files', async () => {
      const holders = sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = ${sql.lit(advisoryKeys.files)}
        and database = (select oid from pg_database where datname = current_database())
    `;
      assert.equal((await holders.execute(db)).rows.length, 1);
      return 'done';
    });
    assert.equal(outcome, 'done');
    assert.equal(await locks.run('files', async () => 'free again'), 'free again');
  },
);

test('whoever waits for a lock in vain is refused, and may try again', onlyPostgres, async t => {
  const { pool, locks } = await open(t);
  const impatient = new PostgresLocks(pool, { files: 10, start: 10 });
  await locks.run('files', () =>
    assert.rejects(
      impatient.run('files', async () => undefined),
      UnavailableError,
    ),
  );
  assert.equal(await impatient.run('files', async () => 'free'), 'free');
});

test('the server asks whether a silent connection still has an end', onlyPostgres, async t => {
  const { db, connectionString } = await open(t);
  // On a socket of the local machine their values are 0.
  const asked = `select name from pg_settings where name like 'tcp_keepalives%' and source = 'client'`;
  const client = (await createClient({ connectionString }))();
  await client.connect();
  t.after(() => client.end());
  assert.equal((await client.query(asked)).rows.length, 3);
  assert.equal((await sql.raw(asked).execute(db)).rows.length, 3);
});
