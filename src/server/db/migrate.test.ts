import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { SettingsError } from '../settings.ts';
import { insertRows } from '../testing/bulk-rows.ts';
import type { TestSite } from '../testing/test-site.ts';
import { migrate, migrationNames } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

type Tables = { notes: { text: string; author?: string } };

/** A folder for a database, migrations and copies. */
async function createPlace(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'migrate-'));
  const db = openSqlite<Tables>(join(folder, 'site.sqlite'));
  t.after(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
  const copies = join(folder, 'copies');
  const addMigration = (name: string, statements: string[]) => {
    const calls = statements.map(statement => `await sql\`${statement}\`.execute(db);`);
    const source = `export async function up(db: unknown) { const { sql } = await import('${kysely}'); ${calls.join(' ')} }`;
    return writeFile(join(folder, `${name}.ts`), source);
  };
  return { folder, db, copies, addMigration, run: () => migrate(db as never, copies, folder) };
}

const kysely = import.meta.resolve('kysely');

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

test("the site's own migrations can be run on an empty database, and leave nothing to do", async t => {
  const { db, copies } = await createPlace(t);
  await migrate(db as never);
  assert.ok((await db.introspection.getTables()).length > 3);
  assert.equal(await migrate(db as never, copies), undefined);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  assert.equal(rows[0]?.integrity_check, 'ok');
});

const root = join(import.meta.dirname, '../../..');

/** Links the site's own migrations after `after`, up to `last`. */
async function linkMigrations(folder: string, last: string, after = ''): Promise<void> {
  for (const name of await migrationNames()) {
    if (name <= after || name > last) continue;
    await symlink(join(root, 'migrations', `${name}.ts`), join(folder, `${name}.ts`));
  }
}

test('the tables of counts go, with their triggers and nothing else', async t => {
  const { db, folder, run } = await createPlace(t);
  await linkMigrations(folder, '0009-questions-seen');
  await run();
  const site = db as never as TestSite['db'];
  await insertRows(site, 'events', 2, { kind: 'workshop' });
  await insertRows(site, 'applications', 3, { event_id: 2 });
  await insertRows(site, 'news', 4, {});
  const contents = async () => {
    const tables = await site.introspection.getTables();
    const own = tables.map(({ name }) => name).filter(name => !/_counts$|^kysely_/.test(name));
    const rows = own.map(name => sql`select * from ${sql.table(name)}`.execute(site));
    return Object.fromEntries((await Promise.all(rows)).map(({ rows }, index) => [own[index], rows]));
  };
  const before = await contents();
  assert.equal(before.applications?.length, 3);
  await linkMigrations(folder, '0010-counts-dropped', '0009-questions-seen');
  await run();
  assert.deepEqual(await contents(), before);
  const { rows } =
    await sql`select name from sqlite_schema where type = 'trigger' or name like '%counts'`.execute(db);
  assert.deepEqual(rows, []);
  await site.deleteFrom('events').where('id', '=', 2).execute();
  assert.deepEqual(await site.selectFrom('applications').selectAll().execute(), []);
});

test('questions from before answers are new, in the language of their confirmation', async t => {
  const { db, folder, run } = await createPlace(t);
  await linkMigrations(folder, '0016-decisions');
  await run();
  const site = db as never as TestSite['db'];
  await insertRows(site, 'questions', 2, {});
  await insertRows(site, 'mails', 1, { about_type: 'question', about_id: 2, lang: 'en' });
  await linkMigrations(folder, '0018-answers', '0016-decisions');
  await run();
  assert.deepEqual(
    (await site.selectFrom('questions').select(['id', 'lang', 'status', 'answered_at']).execute()).map(
      row => ({
        ...row,
      }),
    ),
    [
      { id: 1, lang: 'bs', status: 'new', answered_at: null },
      { id: 2, lang: 'en', status: 'new', answered_at: null },
    ],
  );
});

test("a workshop's PDF becomes the first of its files, in the trash too", async t => {
  const { db, folder, run } = await createPlace(t);
  await linkMigrations(folder, '0020-event-places');
  await run();
  const site = db as never as TestSite['db'];
  const at = '2026-11-21T09:30:00.000Z';
  await site
    .insertInto('files')
    .values({ name: 'a.pdf', width: null, height: null, created_at: at })
    .execute();
  await insertRows(site, 'events', 3, { kind: 'workshop', lang: 'bs' });
  await sql`update events set pdf = 'a.pdf' where id > 1`.execute(db);
  await sql`update events set lang = 'en', deleted_at = ${at} where id = 3`.execute(db);
  await linkMigrations(folder, '0021-item-files', '0020-event-places');
  await run();
  const columns = ['event_id', 'file', 'title', 'kind', 'lang', 'deleted_at'] as const;
  const file = { file: 'a.pdf', kind: 'document', deleted_at: null };
  assert.deepEqual(
    (await site.selectFrom('item_files').select(columns).execute()).map(row => ({ ...row })),
    [
      { event_id: 2, title: 'Dokumentacija', lang: 'bs', ...file },
      { event_id: 3, title: 'Documentation', lang: 'en', ...file },
    ],
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
