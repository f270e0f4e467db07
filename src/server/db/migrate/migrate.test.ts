import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { SettingsError } from '../../settings.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { createPlace, type Tables } from '../testing/migration-place.ts';

const listCopies = (folder: string) => readdir(folder).catch(() => []);

test('a new database gets its tables, and needs no copy', async t => {
  const { db, copies, addMigration, run } = await createPlace(t);
  await addMigration('0001-notes', ['create table notes (text text not null)']);
  assert.equal(await run(), undefined);
  assert.deepEqual(await db.selectFrom('notes').selectAll().execute(), []);
  assert.deepEqual(await listCopies(copies), []);
});

test('an existing database is copied whole before it is migrated', async t => {
  const { db, copies, addMigration, run } = await createPlace(t);
  await addMigration('0001-notes', ['create table notes (text text not null)']);
  await run();
  await db.insertInto('notes').values({ text: 'čuvati' }).execute();
  await addMigration('0002-authors', ["alter table notes add column author text not null default 'niko'"]);
  const copy = (await run()) ?? '';
  assert.deepEqual(
    { ...(await db.selectFrom('notes').selectAll().executeTakeFirst()) },
    { text: 'čuvati', author: 'niko' },
  );
  assert.deepEqual(
    [copy],
    (await listCopies(copies)).map(name => join(copies, name)),
  );
  const before = openSqlite<Tables>(copy);
  t.after(() => before.destroy());
  assert.deepEqual(
    { ...(await before.selectFrom('notes').selectAll().executeTakeFirst()) },
    { text: 'čuvati' },
  );
});

test('a database of the newest form is neither changed nor copied', async t => {
  const { copies, addMigration, run } = await createPlace(t);
  await addMigration('0001-notes', ['create table notes (text text not null)']);
  await run();
  assert.equal(await run(), undefined);
  assert.deepEqual(await listCopies(copies), []);
});

test('a migration that fails stops the start and leaves the database as it was', async t => {
  const { db, copies, addMigration, run } = await createPlace(t);
  await addMigration('0001-notes', ['create table notes (text text not null)']);
  await run();
  await db.insertInto('notes').values({ text: 'čuvati' }).execute();
  await addMigration('0002-broken', ['delete from notes', 'insert into no_table values (1)']);
  await assert.rejects(run(), /no such table: no_table/);
  assert.deepEqual({ ...(await db.selectFrom('notes').selectAll().executeTakeFirst()) }, { text: 'čuvati' });
  assert.equal((await listCopies(copies)).length, 1);
});

test('a database of a newer version is refused in a sentence, and left as it is', async t => {
  const { db, addMigration, run, copies } = await createPlace(t);
  await addMigration('0001-notes', ['create table notes (text text not null)']);
  await run();
  await sql`insert into kysely_migration values ('0099-later', '2027-01-01T00:00:00.000Z')`.execute(db);
  await addMigration('0002-more', ['drop table notes']);
  await assert.rejects(
    run(),
    error => error instanceof SettingsError && /newer version.*0099-later/.test(error.message),
  );
  assert.deepEqual(await db.selectFrom('notes').selectAll().execute(), []);
  assert.deepEqual(await listCopies(copies), []);
});

test('migrations run in the order of their names', async t => {
  const { db, addMigration, run } = await createPlace(t);
  await addMigration('0010-c', ["insert into notes values ('c')"]);
  await addMigration('0002-b', ["insert into notes values ('b')"]);
  await addMigration('0001-a', ['create table notes (text text not null)', "insert into notes values ('a')"]);
  await run();
  const rows = await db.selectFrom('notes').select('text').orderBy(sql`rowid`).execute();
  assert.deepEqual(
    rows.map(({ text }) => text),
    ['a', 'b', 'c'],
  );
});

test('a migration that was added before one that has run is run after it', async t => {
  const { db, addMigration, run } = await createPlace(t);
  await addMigration('0001-notes', ['create table notes (text text not null)']);
  await addMigration('0003-last', ["insert into notes values ('last')"]);
  await run();
  await addMigration('0002-between', ["insert into notes values ('between')"]);
  await run();
  assert.equal(await run(), undefined);
  const rows = await db.selectFrom('notes').select('text').orderBy(sql`rowid`).execute();
  assert.deepEqual(
    rows.map(({ text }) => text),
    ['last', 'between'],
  );
});

test('a migration that rebuilds a table whose rows carry others fails, and loses nothing', async t => {
  const { db, addMigration, run } = await createPlace(t);
  const children = (action: string) =>
    `create table children (parent integer references parents (id) on delete ${action})`;
  await addMigration('0001-tables', [
    'create table parents (id integer primary key)',
    children('cascade'),
    'insert into parents values (1)',
    'insert into children values (1)',
  ]);
  await run();
  const rebuilds = [
    [
      'create table newer (id integer primary key)',
      'drop table parents',
      'alter table newer rename to parents',
    ],
    ['alter table parents rename to "older"'],
    ['drop TABLE if exists  "parents"'],
  ];
  for (const statements of rebuilds) {
    await addMigration('0002-rebuilt', statements);
    await assert.rejects(run(), /must not drop or rename (parents|older): rows of children/, statements[0]);
    const { rows } = await sql`select parent from children`.execute(db);
    assert.equal(rows.length, 1);
  }
});

test('a migration may drop what nothing cascades from', async t => {
  const { db, addMigration, run } = await createPlace(t);
  await addMigration('0001-tables', [
    'create table parents (id integer primary key, parent integer references parents (id) on delete cascade)',
    'create table children (parent integer references parents (id) on delete cascade)',
    'create table others (parent integer references parents (id))',
    'alter table children rename to kids',
    'alter table kids rename column parent to mother',
    'drop table kids',
    'drop table others',
    'drop table parents',
  ]);
  await run();
  assert.deepEqual(
    (await db.introspection.getTables()).map(({ name }) => name),
    [],
  );
});
