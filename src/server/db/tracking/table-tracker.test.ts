import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { openSqlite } from '../sqlite/sqlite.ts';
import { type Changed, TableTracker } from './table-tracker.ts';

type Tables = {
  parents: { id: number; name: string };
  children: { id: number; parent_id: number };
  totals: { rows: number };
};

/** Parents, children that cascade, and a count that a trigger updates. */
async function open(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'table-tracker-'));
  const tracker = new TableTracker();
  const db = openSqlite<Tables>(join(folder, 'site.sqlite'), tracker);
  t.after(() => rm(folder, { recursive: true }));
  for (const statement of [
    'create table parents (id integer primary key, name text not null)',
    'create table children (id integer primary key, parent_id integer references parents (id) on delete cascade)',
    'create table totals (rows integer not null)',
    'create trigger counted after insert on parents begin update totals set rows = rows + 1; end',
  ])
    await sql.raw(statement).execute(db);
  const changed: string[][] = [];
  tracker.onChange((tables: Changed) => changed.push(tables === 'all' ? ['all'] : [...tables].sort()));
  return { folder, tracker, db, changed };
}

const addParent = (db: Kysely<Tables>, id: number) =>
  db.insertInto('parents').values({ id, name: 'a' }).execute();

test('a reader’s tables are those of its own statements, joins and conditions included', async t => {
  const { tracker, db } = await open(t);
  t.after(() => db.destroy());
  const tablesOf = async (task: () => Promise<unknown>) =>
    [...(await tracker.track(task)).reads.tables].sort();
  const parents = () => db.selectFrom('parents').selectAll().execute();
  const join = () => db.selectFrom('parents').innerJoin('children', 'parent_id', 'parents.id').select('name');
  for (const _ of ['prepared', 'prepared before']) {
    assert.deepEqual(
      await Promise.all([
        tablesOf(parents),
        tablesOf(() => join().execute()),
        tablesOf(() => sql`select 1 where exists (select 1 from totals)`.execute(db)),
        tablesOf(async () => undefined),
      ]),
      [['parents'], ['children', 'parents'], ['totals'], []],
    );
  }
});

test('a change is told when it is committed, with what its triggers and cascades change', async t => {
  const { db, changed } = await open(t);
  t.after(() => db.destroy());
  await addParent(db, 1);
  await db.selectFrom('parents').selectAll().execute();
  assert.deepEqual(changed.splice(0), [['parents', 'totals']]);
  await db.transaction().execute(async tx => {
    await tx.insertInto('children').values({ id: 1, parent_id: 1 }).execute();
    await tx.deleteFrom('parents').where('id', '=', 1).execute();
    assert.deepEqual(changed, []);
  });
  assert.deepEqual(changed.splice(0), [['children', 'parents', 'totals']]);
});

test('what is taken back is not told, and who reads around another reading reads the same', async t => {
  const { tracker, db, changed } = await open(t);
  t.after(() => db.destroy());
  const failing = db.transaction().execute(async tx => {
    await tx.insertInto('parents').values({ id: 1, name: 'a' }).execute();
    throw new Error('stop');
  });
  await assert.rejects(failing, /stop/);
  await addParent(db, 2);
  await db.insertInto('children').values({ id: 1, parent_id: 2 }).execute();
  assert.deepEqual(changed, [['parents', 'totals'], ['children']]);
  const inner = () => tracker.track(() => db.selectFrom('children').selectAll().execute());
  assert.deepEqual([...(await tracker.track(inner)).reads.tables], ['children']);
});

test('what was read before a change of its tables is not current', async t => {
  const { tracker, db } = await open(t);
  t.after(() => db.destroy());
  const read = async (change: () => Promise<unknown>) => {
    const changed = Promise.withResolvers<unknown>();
    const reading = tracker.track(async () => {
      await db.selectFrom('parents').selectAll().execute();
      await changed.promise;
    });
    changed.resolve(await change());
    return (await reading).reads.isCurrent();
  };
  assert.equal(await read(async () => undefined), true);
  assert.equal(await read(() => addParent(db, 1)), false);
  assert.equal(await read(async () => undefined), true);
  assert.equal(await read(() => db.insertInto('children').values({ id: 1, parent_id: 1 }).execute()), true);
});

test('another process’s change is noticed, and so is a database that cannot be read', async t => {
  const { folder, tracker, db, changed } = await open(t);
  const other = openSqlite<Tables>(join(folder, 'site.sqlite'));
  await addParent(db, 1);
  changed.length = 0;
  await setTimeout(260);
  tracker.poll();
  assert.deepEqual(changed, [], 'its own changes are none of another process');
  await addParent(other, 2);
  await other.destroy();
  await setTimeout(260);
  tracker.poll();
  tracker.poll();
  assert.deepEqual(changed.splice(0), [['all']]);
  await db.destroy();
  await setTimeout(260);
  tracker.poll();
  assert.deepEqual(changed, [['all']]);
});

test('a write whose answer cannot be read was made, and is told', async t => {
  const { db, changed } = await open(t);
  t.after(() => db.destroy());
  const insert = sql`insert into parents (id, name) values (9007199254740993, 'a') returning id`.execute(db);
  await assert.rejects(insert, /too large/);
  assert.deepEqual(changed, [['parents', 'totals']]);
});

test('a trigger made later belongs to statements that were prepared before', async t => {
  const { db, changed } = await open(t);
  t.after(() => db.destroy());
  const insertChild = () => db.insertInto('children').values({ id: changed.length, parent_id: 1 }).execute();
  await addParent(db, 1);
  await insertChild();
  await sql`create trigger told after insert on children begin update totals set rows = 0; end`.execute(db);
  await insertChild();
  assert.deepEqual(changed.at(-1), ['children', 'totals']);
});
