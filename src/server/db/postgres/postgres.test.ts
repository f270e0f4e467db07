import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { alphabetical } from '#shared/text/alphabet.ts';
import { searchText } from '#shared/text/search.ts';
import { runs } from '../../testing/arbitraries.ts';
import { onlyPostgres } from '../../testing/test-database.ts';
import { UnavailableError } from '../../unavailable.ts';
import { listForeignKeys } from '../engine.ts';
import { isForeignKeyViolation } from '../errors.ts';
import { migrate } from '../migrate/migrate.ts';
import type { Db, Schema } from '../schema.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { openOneServer } from '../testing/open-server.ts';

/** The tables with their columns and references, in one order. */
async function schemaOf(db: Db) {
  // The index of words is each engine's own.
  const alike = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('search_words'));
  const tables = alike.map(({ name, columns }) => {
    const described = columns.map(column => ({
      name: column.name,
      isNullable: column.isNullable && !column.isAutoIncrementing,
      hasDefault: column.hasDefaultValue && !column.isAutoIncrementing,
      isNumber: /int/i.test(column.dataType),
    }));
    return [name, described.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
  });
  const keys = (await listForeignKeys(db)).map(key => JSON.stringify(key));
  return { tables: Object.fromEntries(tables), keys: keys.sort() };
}

test('both engines end with the same tables and references', onlyPostgres, async () => {
  const embedded = openSqlite<Schema>(':memory:');
  await migrate(embedded as never);
  const { db } = await openOneServer();
  assert.deepEqual(await schemaOf(db), await schemaOf(embedded));
});

test('texts are sorted and searched as the program does it', onlyPostgres, async () => {
  const { db } = await openOneServer();
  const letters = [..."abcčćdđžšljnzĐŽŠČĆLJNéÄőßﬁ '-0", 'e\u0301', 'dž', 'Dž', 'LJ', 'ς', '\n', '㏀'];
  const property = fc.asyncProperty(fc.array(fc.constantFrom(...letters)), async chosen => {
    const text = chosen.join('');
    const { rows } = await sql<{ key: Buffer; searched: string }>`
      select alphabetical(${text}::text) as key, search_text(${text}) as searched
    `.execute(db);
    assert.deepEqual([rows[0]?.key.toString(), rows[0]?.searched], [alphabetical(text), searchText(text)]);
  });
  await fc.assert(property, runs(200));
});

test('numbers are JavaScript’s, or an error', onlyPostgres, async () => {
  const { db } = await openOneServer();
  const ask = async (number: string) =>
    (await sql<{ number: number }>`select ${number}::bigint as number`.execute(db)).rows[0]?.number;
  assert.equal(await ask('9007199254740991'), Number.MAX_SAFE_INTEGER);
  await assert.rejects(ask('9007199254740992'), RangeError);
});

test(
  'a transaction that caught an error of the database fails, and the next one begins',
  onlyPostgres,
  async () => {
    const { db } = await openOneServer();
    await sql`create table notes (id bigint primary key)`.execute(db);
    const write = (ids: readonly number[]) =>
      db.transaction().execute(async tx => {
        for (const id of ids) await sql`insert into notes values (${id})`.execute(tx).catch(() => undefined);
      });
    await assert.rejects(write([1, 1]), { name: 'AbortedTransactionError' });
    await write([2]);
    assert.deepEqual((await sql`select id from notes`.execute(db)).rows, [{ id: 2 }]);
  },
);

type Read = { pid: number; part: number };

test('reads of one moment that come often travel on one connection', onlyPostgres, async () => {
  const { db } = await openOneServer();
  const read = async (divisor: number) => {
    const reading = sql<Read>`select pg_backend_pid() as pid, 1 / ${divisor}::int as part`;
    return (await reading.execute(db)).rows[0];
  };
  const apart = await Promise.all([read(1), read(2)]);
  assert.notEqual(apart[0]?.pid, apart[1]?.pid);
  for (let times = 0; times < 5; times += 1) await read(1);
  const [one, wrong, other] = await Promise.allSettled([read(1), read(0), read(2)]);
  assert.ok(one?.status === 'fulfilled' && other?.status === 'fulfilled');
  assert.deepEqual([one.value?.part, other.value?.pid], [1, one.value?.pid]);
  assert.match(String(wrong?.status === 'rejected' ? wrong.reason : ''), /division by zero/);
});

test('statements that come often go on when a newer version adds a column', onlyPostgres, async () => {
  const { db } = await openOneServer();
  await sql`create table notes (id bigint)`.execute(db);
  await sql`insert into notes values (1)`.execute(db);
  await db.connection().execute(async own => {
    const read = async () => [
      (await sql`select * from notes where id = ${1}`.execute(own)).rows,
      (await sql`select id, count(*) as count from notes where id = ${1} group by id`.execute(own)).rows,
    ];
    for (let times = 0; times < 10; times += 1) await read();
    const prepared = await sql<{ text: string }>`
      select statement as text from pg_prepared_statements
    `.execute(own);
    assert.match(prepared.rows.map(({ text }) => text).join(), /count\(\*\)/);
    await sql`alter table notes add column text text`.execute(db);
    assert.deepEqual(await read(), [[{ id: 1, text: null }], [{ id: 1, count: 1 }]]);
  });
});

test(
  'an error of the database is known, one of the connection is 503 and forgotten',
  onlyPostgres,
  async () => {
    const { db } = await openOneServer();
    const orphan = { album_id: 1, title: '', file: 'a.webp', created_at: '', position: 0 };
    await assert.rejects(db.insertInto('images').values(orphan).execute(), isForeignKeyViolation);
    const lost = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    await assert.rejects(lost, UnavailableError);
    assert.deepEqual(await db.selectFrom('files').selectAll().execute(), []);
  },
);
