// Only on SQLite.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ColumnMetadata, type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isDerived } from '../ephemeral-tables.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { readMigrations } from './migrate.ts';

/** After it came several instances, of which those of the version before go on while a new one migrates. */
const last = '0011-item-lifecycle';

/** Before 1.0.0 nobody was running. */
const beforeRelease = { '0018-answers': ['questions.seen_at is gone'] };

type Columns = ReadonlyMap<string, ColumnMetadata>;

async function columnsOf(db: Kysely<never>): Promise<Columns> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !isDerived(name),
  );
  return new Map(
    tables.flatMap(({ name, columns }) => columns.map(column => [`${name}.${column.name}`, column] as const)),
  );
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'));
const isRequired = (column: ColumnMetadata | undefined) =>
  column !== undefined && !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing;

/** What a program that knows only the columns of before can no longer read or write. */
function lossesOf(before: Columns, after: Columns): string[] {
  const tables = new Set(before.keys().map(tableOf));
  const gone = [...before.keys()].filter(name => !after.has(name));
  const demanded = [...after].filter(
    ([name, column]) => tables.has(tableOf(name)) && isRequired(column) && !isRequired(before.get(name)),
  );
  return [...gone.map(name => `${name} is gone`), ...demanded.map(([name]) => `${name} is required`)];
}

test('a migration only adds: instances of the version before go on reading and writing', async t => {
  const db = openSqlite<never>(':memory:');
  t.after(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(undefined) } });
  const names = (await migrator.getMigrations()).map(({ name }) => name);
  await migrator.migrateTo(last);
  const losses: Record<string, string[]> = {};
  let before = await columnsOf(db);
  for (const name of names.slice(names.indexOf(last) + 1)) {
    const { error } = await migrator.migrateTo(name);
    assert.equal(error, undefined);
    const after = await columnsOf(db);
    const lost = lossesOf(before, after);
    if (lost.length > 0) losses[name] = lost;
    before = after;
  }
  assert.deepEqual(losses, beforeRelease);
});

test('what is dropped, renamed or demanded is a loss, what may be left out is none', async t => {
  const db = openSqlite<never>(':memory:');
  t.after(() => db.destroy());
  const run = (text: string) => sql.raw(text).execute(db);
  await run('create table notes (id integer primary key autoincrement, text text not null)');
  const before = await columnsOf(db);
  await run("alter table notes add column author text not null default ''");
  await run('create table comments (text text not null)');
  assert.deepEqual(lossesOf(before, await columnsOf(db)), []);
  await run('alter table notes rename column text to words');
  assert.deepEqual(lossesOf(before, await columnsOf(db)), ['notes.text is gone', 'notes.words is required']);
});
