import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { AnyDb } from '../db/engine.ts';
import { openEngine } from '../db/open-engine.ts';
import { TableTracker } from '../db/tracking/table-tracker.ts';
import { soleInstance } from '../leases/leases.ts';
import { silentLog } from '../logging/log.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import { onlyPostgres } from '../testing/test-database.ts';
import { DailyBackups } from './daily-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { commonOptions, createFolder } from './testing/backup-data.ts';
import { createPlace, fillPlace, readPlace, type TestPlace, withDatabase } from './testing/sites.ts';
import { writeBackup } from './write-backup.ts';

const onServer = { engine: 'postgres', files: 'folder' } as const;

/** A site on a server, and an archive of another one. */
async function createSiteAndArchive(t: TestContext) {
  const [site, other] = [await createPlace(t, onServer), await createPlace(t, onServer)];
  await fillPlace(site, 3);
  await fillPlace(other, 5);
  const file = join(await createFolder(t), 'a.tar');
  await writeBackup({ ...commonOptions, ...other, file });
  return { site, other, file };
}

const script = (name: string) => join(import.meta.dirname, '../../../scripts', `${name}.ts`);
const environmentOf = ({ dataDir, url }: TestPlace) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: url,
});

const command = (place: TestPlace, name: string, word: string) =>
  promisify(execFile)(process.execPath, [script(name), word], { env: environmentOf(place) });

function openSite({ url = '', dataDir }: TestPlace) {
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: dataDir });
  return openEngine(settings, { tracker: new TableTracker(), log: silentLog, role: 'site' });
}

test('no restore while an instance runs, and no instance during one', onlyPostgres, async t => {
  const { site, other, file } = await createSiteAndArchive(t);
  const before = await readPlace(site);
  const running = await openSite(site);
  const elsewhere = { ...site, dataDir: await createFolder(t), source: file };
  await assert.rejects(restoreBackup({ ...commonOptions, ...elsewhere }), {
    name: 'BackupFailure',
    message: /A site is running on the database of DATABASE_URL/,
  });
  await running.close();
  assert.deepEqual(await readPlace(site), before);

  const release = await site.database?.claim();
  await assert.rejects(openSite(site), SettingsError);
  await release?.();
  await restoreBackup({ ...commonOptions, ...site, source: file });
  assert.deepEqual(await readPlace(site), await readPlace(other));
});

test('a restore that lost what keeps sites away changes nothing', onlyPostgres, async t => {
  const { site, file } = await createSiteAndArchive(t);
  const before = await readPlace(site);
  const { database } = site;
  assert.ok(database);
  const replaceWith: typeof database.replaceWith = async path => {
    await withDatabase(site, db =>
      sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and mode = 'ExclusiveLock' and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database())`.execute(db),
    );
    await database.replaceWith(path);
  };
  const restore = restoreBackup({
    ...commonOptions,
    ...site,
    database: { ...database, replaceWith },
    source: file,
  });
  await assert.rejects(restore, /connection that keeps sites away was lost/);
  assert.deepEqual(await readPlace(site), before);
});

test('killed in the middle of its transaction, a restore leaves the old state', onlyPostgres, async t => {
  const { site, other, file } = await createSiteAndArchive(t);
  const before = await readPlace(site);
  const oldFolders = await readdir(site.dataDir);
  await withDatabase(site, async db => {
    // The rows of this table wait for a lock that the test holds.
    await sql
      .raw(`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return null; end $$`)
      .execute(db);
    await sql`create trigger wait before insert on versions for each statement execute function wait()`.execute(
      db,
    );
    await db.connection().execute(async connection => {
      await sql`select pg_advisory_lock(1)`.execute(connection);
      const child = spawn(process.execPath, [script('restore'), file], { env: environmentOf(site) });
      const ended = once(child, 'close');
      const pid = await waitFor(db, "wait_event = 'advisory'", ended);
      assert.equal(child.kill('SIGKILL'), true);
      assert.deepEqual(await ended, [null, 'SIGKILL']);
      await sql`select pg_advisory_unlock(1)`.execute(connection);
      await waitForEnd(db, pid);
    });
    await sql`drop function wait cascade`.execute(db);
  });
  assert.deepEqual(await readPlace(site), before);

  await restoreBackup({ ...commonOptions, ...site, source: file });
  assert.deepEqual(await readPlace(site), await readPlace(other));
  const left = (await readdir(site.dataDir)).filter(name => !oldFolders.includes(name));
  assert.deepEqual(
    left.filter(name => name.startsWith('.')),
    [],
  );
});

/** The process of the server that is in a state; fails if the child that is to bring it there has ended. */
async function waitFor(db: AnyDb, state: string, ended: Promise<unknown>): Promise<number> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and ${sql.raw(state)}
    `.execute(db);
    if (rows[0]) return rows[0].pid;
  }
  return assert.fail('the process has ended before');
}

async function waitForEnd(db: AnyDb, pid: number): Promise<void> {
  const query = sql`select 1 from pg_stat_activity where pid = ${pid}`;
  while ((await query.execute(db)).rows.length > 0);
}

test('rows that PostgreSQL refuses are told, and nothing is changed', onlyPostgres, async t => {
  const { site } = await createSiteAndArchive(t);
  const before = await readPlace(site);
  const embedded = await createPlace(t, { engine: 'sqlite', files: 'folder' });
  await fillPlace(embedded, 1);
  await withDatabase(embedded, db => sql`update news set title = 'a' || char(0)`.execute(db));
  const file = join(await createFolder(t), 'a.tar');
  await writeBackup({ ...commonOptions, ...embedded, file });
  await assert.rejects(restoreBackup({ ...commonOptions, ...site, source: file }), {
    name: 'BackupFailure',
    message: /PostgreSQL refuses what is in the backup: invalid byte sequence/,
  });
  assert.deepEqual(await readPlace(site), before);
});

test('the commands work on the database of DATABASE_URL', onlyPostgres, async t => {
  const { site, other, file } = await createSiteAndArchive(t);
  const restored = await command(site, 'restore', file);
  assert.match(restored.stdout, /Restored the database of DATABASE_URL as it was at/);
  assert.deepEqual(await readPlace(site), await readPlace(other));
  const added = await command(site, 'user', 'nova@primjer.ba');
  assert.match(added.stdout, /Added nova@primjer\.ba/);
  const backup = await command(site, 'backup', `${file}.again`);
  assert.match(backup.stdout, /Backed up the database of DATABASE_URL: 5 files and the database/);
  const password = 'tajna-lozinka';
  const away = { ...site, url: `postgres://site:${password}@127.0.0.1:1/site` };
  for (const [name, word] of [
    ['user', 'a@primjer.ba'],
    ['backup', `${file}.away`],
    ['restore', file],
  ] as const) {
    await assert.rejects(command(away, name, word), ({ stderr, code }) => {
      assert.match(stderr, /^The database of DATABASE_URL does not answer: .*\n$/);
      assert.doesNotMatch(stderr, new RegExp(password));
      return code === 1;
    });
  }
});

test('the daily backup is of the database of DATABASE_URL', onlyPostgres, async t => {
  const { site } = await createSiteAndArchive(t);
  const backups = join(site.dataDir, 'backups');
  process.env.DATABASE_URL = site.url;
  t.after(() => delete process.env.DATABASE_URL);
  const daily = new DailyBackups({
    dataDir: site.dataDir,
    timeZone: 'Europe/Sarajevo',
    clock: () => commonOptions.now,
    log: silentLog,
    leases: soleInstance,
    store: await createFolderStore(backups),
  });
  await daily.makeIfDue();
  assert.equal((await daily.state()).outcome, 'made');
  const [name = ''] = await readdir(backups);
  const target = await createPlace(t, { engine: 'sqlite', files: 'folder' });
  await restoreBackup({ ...commonOptions, ...target, source: join(backups, name) });
  assert.deepEqual(await readPlace(target), await readPlace(site));
});
