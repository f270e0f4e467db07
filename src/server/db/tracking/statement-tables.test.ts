import assert from 'node:assert/strict';
import { constants, DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { newsFeedPath } from '#features/news/paths.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { handlers } from '../../features.ts';
import { startHousekeeping } from '../../jobs/housekeeping.ts';
import { requestOf } from '../../testing/expected-call.ts';
import { sampleCall } from '../../testing/expected-calls.ts';
import { fillSite } from '../../testing/filled-site.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { StatementTables, type TableUse } from './statement-tables.ts';

const tables = new StatementTables({
  tables: ['news', 'files', 'events', 'applications', 'sent', 'log'],
  views: new Map([
    ['latest', 'create view latest as select * from public_news limit 3'],
    ['public_news', 'create view public_news as select * from news join files on name = image'],
  ]),
  effects: [
    { table: 'events', text: 'applications', ofDeletesOnly: true },
    {
      table: 'applications',
      text: 'create trigger t after delete on applications begin insert into log …; end',
    },
  ],
});

const use = (sql: string) => {
  const { reads, changes } = tables.of(sql);
  return [[...reads].sort(), changes === 'all' ? 'all' : [...changes].sort()];
};

test('a statement reads the tables whose names stand in it, views as what they are made of', () => {
  assert.deepEqual(use('select "id" from "news" where "x" = ?'), [['news'], []]);
  assert.deepEqual(use('SELECT * FROM News, main.FILES'), [['files', 'news'], []]);
  assert.deepEqual(use('with a as (select 1 from events) select * from a'), [['events'], []]);
  assert.deepEqual(use('select * from newsletter'), [[], []]);
  assert.deepEqual(use('select * from latest'), [['files', 'news'], []]);
});

test('a write changes them, what cascades from them and what triggers name', () => {
  assert.deepEqual(use('insert into "news" values (?)'), [['news'], ['news']]);
  assert.deepEqual(use('delete from "events"')[1], ['applications', 'events', 'log']);
  assert.deepEqual(use('insert or replace into "events" values (?)')[1], ['applications', 'events', 'log']);
  assert.deepEqual(use('update "events" set a = 1')[1], ['events'], 'nothing refers to what stays');
  assert.deepEqual(use('with old as (select 1) update sent set a = 1')[1], ['sent']);
});

test('what makes or drops tables changes all, and what only steers the connection nothing', () => {
  for (const sql of ['create table x (y)', 'alter table news add x', 'drop table news', '-- odd\nselect'])
    assert.equal(tables.of(sql).changes, 'all', sql);
  for (const sql of ['begin', 'commit', 'pragma data_version', 'vacuum into ?'])
    assert.deepEqual(use(sql), [[], []], sql);
});

const { SQLITE_OK, SQLITE_READ, SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE } = constants;

/** The tables that a statement uses according to SQLite's authorizer, with triggers and cascades. */
function authorizedUse(database: DatabaseSync, sql: string) {
  const [reads, changes] = [new Set<string>(), new Set<string>()];
  database.setAuthorizer((action, table) => {
    // Every schema change reads the schema's tables.
    if (table && action === SQLITE_READ && !/^(sqlite|pragma)_/.test(table)) reads.add(table);
    if (table && [SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE].includes(action)) changes.add(table);
    return SQLITE_OK;
  });
  database.prepare(sql);
  database.setAuthorizer(null);
  return { reads, changes };
}

/** Records every statement, the tables derived from its text, and its database. */
function recordStatements(t: TestContext) {
  const told = new Map<string, TableUse>();
  const prepared = new Map<string, DatabaseSync>();
  const { of } = StatementTables.prototype;
  const { prepare } = DatabaseSync.prototype;
  t.mock.method(StatementTables.prototype, 'of', function (this: StatementTables, sql: string) {
    const use = of.call(this, sql);
    told.set(sql, use);
    return use;
  });
  t.mock.method(DatabaseSync.prototype, 'prepare', function (this: DatabaseSync, sql: string) {
    prepared.set(sql, this);
    return prepare.call(this, sql);
  });
  return { told, prepared };
}

/** Calls the whole API, the feeds, and the site's own jobs. */
async function doEverything(site: TestSite): Promise<void> {
  const ids = await fillSite(site);
  const endpoints = handlers.map(({ endpoint }) => endpoint);
  const isLate = ({ name }: Endpoint) => /^delete/.test(name);
  for (const endpoint of endpoints.toSorted((one, other) => Number(isLate(one)) - Number(isLate(other)))) {
    const call = sampleCall(endpoint, ids);
    const [path, init] = requestOf(endpoint, call, await site.signIn());
    assert.ok((await site.request(`/api${path}`, init)).status < 500, endpoint.name);
  }
  for (const path of [
    '/sitemap.xml',
    newsFeedPath('bs'),
    '/kalendar-bs.ics',
    `/kalendar/${ids.workshop}.ics`,
  ])
    await site.request(path);
  await site.services.media.removeOrphans();
  await site.services.media.measureFiles();
  await startHousekeeping(site.services).stop();
}

test('of every statement of the site it names at least what SQLite’s authorizer does', async t => {
  const site = await createTestSite({ isThrottled: false });
  const { told, prepared } = recordStatements(t);
  await doEverything(site);
  assert.ok(told.size > 80, String(told.size));
  for (const [sql, database] of prepared) {
    const { reads, changes } = authorizedUse(database, sql);
    const use = told.get(sql);
    if (!use && reads.size + changes.size === 0) continue;
    assert.ok(use, sql);
    // A write also reads tables to check foreign keys, but returns nothing of them.
    const unread = changes.size === 0 ? reads.difference(use.reads) : new Set();
    const untold = use.changes === 'all' ? new Set() : changes.difference(use.changes);
    assert.deepEqual([...unread, ...untold], [], sql);
  }
});
