import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { insertRows } from '../../testing/bulk-rows.ts';
import type { TestSite } from '../../testing/test-site.ts';
import { createPlace } from '../testing/migration-place.ts';
import { migrate, migrationNames } from './migrate.ts';

const root = join(import.meta.dirname, '../../../..');

/** Links the site's own migrations after `after`, up to `last`. */
async function linkMigrations(folder: string, last: string, after = ''): Promise<void> {
  for (const name of await migrationNames()) {
    if (name <= after || name > last) continue;
    await symlink(join(root, 'migrations', `${name}.ts`), join(folder, `${name}.ts`));
  }
}

test("the site's own migrations can be run on an empty database, and leave nothing to do", async t => {
  const { db, copies } = await createPlace(t);
  await migrate(db as never);
  assert.ok((await db.introspection.getTables()).length > 3);
  assert.equal(await migrate(db as never, copies), undefined);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  assert.equal(rows[0]?.integrity_check, 'ok');
});

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
