import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { isForeignKeyViolation } from '../errors.ts';
import { openSqlite } from './sqlite.ts';

type Tables = { parents: { id: number; name: string }; children: { id: number; parent_id: number } };

async function open(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  const db = openSqlite<Tables>(join(folder, 'site.sqlite'));
  t.after(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
  await sql`create table parents (id integer primary key, name text not null)`.execute(db);
  await sql`create table children (id integer primary key, parent_id integer references parents (id))`.execute(
    db,
  );
  return { db, folder };
}

test('every commit is synced, readers and writers do not block each other, keys are kept', async t => {
  const { db } = await open(t);
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  assert.deepEqual(
    {
      journal_mode: await pragma('journal_mode'),
      synchronous: await pragma('synchronous'),
      foreign_keys: await pragma('foreign_keys'),
      busy_timeout: await pragma('busy_timeout'),
    },
    // 2 is FULL (sqlite.org/pragma.html#pragma_synchronous).
    { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: 5_000 },
  );
});

test('a key that leads nowhere is refused, and known as such', async t => {
  const { db } = await open(t);
  const insert = db.insertInto('children').values({ id: 1, parent_id: 7 }).execute();
  await assert.rejects(insert, error => isForeignKeyViolation(error));
  await db.insertInto('parents').values({ id: 7, name: 'a' }).execute();
  await db.insertInto('children').values({ id: 1, parent_id: 7 }).execute();
  const remove = db.deleteFrom('parents').where('id', '=', 7).execute();
  await assert.rejects(remove, error => isForeignKeyViolation(error));
  const twice = db.insertInto('parents').values({ id: 7, name: 'b' }).execute();
  await assert.rejects(twice, error => !isForeignKeyViolation(error));
});

test('a transaction is whole or not there', async t => {
  const { db } = await open(t);
  const half = db.transaction().execute(async tx => {
    await tx.insertInto('parents').values({ id: 1, name: 'a' }).execute();
    throw new Error('stop');
  });
  await assert.rejects(half, /stop/);
  assert.deepEqual(await db.selectFrom('parents').selectAll().execute(), []);
});

test('what filled the disk in a transaction is told, not that SQLite has taken the transaction back', async t => {
  const { db } = await open(t);
  await sql`pragma max_page_count = 10`.execute(db);
  const large = db.transaction().execute(tx =>
    tx
      .insertInto('parents')
      .values({ id: 1, name: 'a'.repeat(100_000) })
      .execute(),
  );
  await assert.rejects(large, /database or disk is full/);
  await sql`pragma max_page_count = 1000`.execute(db);
  await db.transaction().execute(tx => tx.insertInto('parents').values({ id: 2, name: 'b' }).execute());
  const kept = await db.selectFrom('parents').select('id').execute();
  assert.deepEqual(
    kept.map(({ id }) => id),
    [2],
  );
});

test('what was committed is there for another connection, in the answer of the write too', async t => {
  const { db, folder } = await open(t);
  const row = await db
    .insertInto('parents')
    .values({ id: 1, name: 'č🧬' })
    .returningAll()
    .executeTakeFirstOrThrow();
  const other = openSqlite<Tables>(join(folder, 'site.sqlite'));
  t.after(() => other.destroy());
  assert.deepEqual(await other.selectFrom('parents').selectAll().executeTakeFirst(), row);
  const { numUpdatedRows } = await db.updateTable('parents').set({ name: 'b' }).executeTakeFirst();
  assert.equal(numUpdatedRows, 1n);
});
