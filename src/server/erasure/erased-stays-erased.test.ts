import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { personalMarks, plantPerson } from '#features/people/testing/planted-person.ts';
import { createApp } from '../app.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { commonOptions, createData, createFolder } from '../backup/testing/backup-data.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Schema } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite/sqlite.ts';
import { silentLog } from '../logging/log.ts';
import { readSettings } from '../settings.ts';
import { openServices } from '../start.ts';
import { StartRefusal } from '../start-refusal.ts';
import { create } from '../testing/sample-forms.ts';
import { onlySqlite } from '../testing/test-database.ts';
import { createTestSite, json } from '../testing/test-site.ts';
import { eraseAgain, eraseBeforeStart, eraseImported } from './erase.ts';

const hasMark = (content: unknown) => {
  const text = (typeof content === 'string' ? content : JSON.stringify(content)).toLowerCase();
  return personalMarks.some(mark => text.includes(mark));
};
const hash = 'a'.repeat(64);
const key = 'b'.repeat(64);

test('an older database that is put in the place of the present one is erased again', async () => {
  const { site: before, email } = await plantPerson();
  const snapshot = await before.snapshot();
  const present = await createTestSite({ snapshot });
  const headers = await present.signIn();
  await present.call(`/people?email=${email}`, { method: 'DELETE', headers });
  const older = await createTestSite({ snapshot, backups: present.backups });
  assert.ok(hasMark(await older.contents()));
  await eraseAgain(older.services);
  assert.ok(!hasMark(await older.contents()));
  const [erasure, ...others] = await older.db.selectFrom('erasures').select('is_wiped').execute();
  assert.deepEqual([erasure?.is_wiped, others.length], [1, 0]);
  const rest = await older.call<{ email: string }[]>('/people', { headers: await older.signIn() });
  assert.ok(rest.body.some(person => person.email === 'druga@primjer.ba'));
});

test('who comes again after being erased is kept, whatever is read from the list', async () => {
  const { site: before, email, apply } = await plantPerson();
  const headers = await before.signIn();
  await before.call(`/people?email=${email}`, { method: 'DELETE', headers });
  before.setClock('2026-11-22T09:30:00.000Z');
  await apply({ email });
  await before.db.deleteFrom('erasures').execute();
  await eraseAgain(before.services);
  const { applications } = (
    await before.call<{ applications: object[] }>(`/people/record?email=${email}`, { headers })
  ).body;
  assert.equal(applications.length, 1);
});

test('what was erased by its own link comes back from no older database either', async () => {
  const { site: before, url } = await plantPerson();
  const snapshot = await before.snapshot();
  const erase = `/my-application/data?token=${url.slice('/prijava/'.length)}`;
  const [present, older] = [await createTestSite({ snapshot }), await createTestSite({ snapshot })];
  const ids = async (site: typeof present) =>
    (await site.db.selectFrom('applications').select('id').orderBy('id').execute()).map(({ id }) => id);
  const all = await ids(present);
  for (const _ of [1, 2]) assert.equal((await present.call(erase, { method: 'DELETE' })).status, 200);
  assert.deepEqual(await ids(present), all.slice(1));
  assert.equal((await present.call(erase.replace('/data', ''))).status, 404);
  assert.equal((await present.db.selectFrom('certificates').selectAll().execute()).length, 0);
  const about = present.db.selectFrom('mails').selectAll().where('about_type', '=', 'application');
  assert.deepEqual(await about.where('about_id', '=', all[0] ?? 0).execute(), []);
  const due = async () => (await present.db.selectFrom('erasures').select('is_wiped').execute())[0]?.is_wiped;
  assert.equal(await due(), 0, 'strangers do not make the site write its database anew');
  await eraseAgain(present.services);
  assert.equal(await due(), 1);
  for (const [name, bytes] of present.backups.files) older.backups.files.set(name, bytes);
  await eraseAgain(older.services);
  assert.deepEqual(await ids(older), all.slice(1));
});

test('an application that is erased takes nothing along that only has its number', async () => {
  const { apply, site, headers } = await siteWithPlaces();
  await create(site, 'question');
  await create(site, 'member');
  const { id, url } = (await apply()).body;
  const rest = async () => {
    const counts = ['/applications.php?id=1&application_type=workshop', '/questions.php', '/members.php'].map(
      async path => (await site.call<object[]>(path, { headers })).body.length,
    );
    return Promise.all(counts);
  };
  assert.deepEqual([id, ...(await rest())], [1, 1, 1, 1]);
  await site.call(`/my-application/data?token=${url.slice('/prijava/'.length)}`, { method: 'DELETE' });
  assert.deepEqual(await rest(), [0, 1, 1]);
});

test('a list of who was erased that was lost is written again at the next start', async () => {
  const { site, email } = await plantPerson();
  await site.call(`/people?email=${email}`, { method: 'DELETE', headers: await site.signIn() });
  const names = () => [...site.backups.files.keys()];
  const [name = ''] = names();
  assert.match(name, /^erased-/);
  site.backups.files.delete(name);
  await eraseAgain(site.services);
  assert.deepEqual(names(), [name]);
});

test('what is in the trash, by itself or with its event, is erased by its own link too', async () => {
  for (const [type, path] of [
    ['application', '/applications.php'],
    ['workshop', '/workshop.php'],
  ] as const) {
    const { apply, site, event, headers } = await siteWithPlaces();
    const { id, url } = (await apply()).body;
    const deleted = type === 'application' ? id : event.id;
    await site.call(`${path}?id=${deleted}`, { method: 'DELETE', headers });
    const erase = `/my-application/data?token=${url.slice('/prijava/'.length)}`;
    assert.equal((await site.call(erase, { method: 'DELETE' })).status, 200);
    assert.deepEqual(await site.db.selectFrom('applications').select('id').execute(), [], type);
  }
});

test('a site whose list of who was erased cannot be read does not start; a damaged entry is told', async () => {
  const site = await createTestSite();
  const { backups } = site;
  const name = `erased-${hash}-${Date.parse('2026-11-20T00:00:00.000Z')}.json`;
  await backups.write(name, Buffer.from('{'));
  const list = backups.list.bind(backups);
  let failures = 1;
  backups.list = () => (failures-- > 0 ? Promise.reject(new Error('no answer in time')) : list());
  await eraseBeforeStart(site.services, [0, 0]);
  const told = site.logged.filter(({ level }) => level === 'error').map(({ event, file }) => [event, file]);
  assert.deepEqual(told, [
    ['list of erasures unread', undefined],
    ['entry of the list of erasures damaged', name],
  ]);
  failures = 100;
  await assert.rejects(eraseBeforeStart(site.services, [0, 0]), (error: Error) => {
    assert.ok(error instanceof StartRefusal);
    assert.match(error.message, /erased-\*\.json.*no answer in time/);
    return true;
  });
});

test('nothing of an erased person is left on the disk, nor in a new backup', onlySqlite, async t => {
  const dataDir = join(await createFolder(t), 'data');
  const { site, email } = await plantPerson();
  const [bytes] = [(await site.snapshot()).database];
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'site.sqlite'), bytes);
  const settings = readSettings({ DATA_DIR: dataDir });
  const services = await openServices(settings, silentLog);
  const app = createApp({ services, settings });
  const { token } = (await (
    await app.request(
      'http://localhost/api/login.php',
      json({ email: 'urednica@primjer.ba', password: 'tajna-lozinka' }),
    )
  ).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const filesWithMarks = async () => {
    const found: string[] = [];
    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && hasMark(await readFile(join(entry.parentPath, entry.name), 'utf8')))
        found.push(entry.name);
    return found;
  };
  assert.ok((await filesWithMarks()).includes('site.sqlite'));
  const answer = await app.request(`http://localhost/api/people?email=${email}`, {
    method: 'DELETE',
    headers,
  });
  assert.equal(answer.status, 200);
  assert.deepEqual(await filesWithMarks(), []);
  await writeBackup({ ...commonOptions, dataDir, file: join(dataDir, 'backups', 'new.tar') });
  assert.deepEqual(await filesWithMarks(), []);
  await services.engine.close();
});

test('what an import brings back of who was erased leaves nothing on the disk', onlySqlite, async () => {
  const { site, email } = await plantPerson();
  await site.call(`/people?email=${email}`, { method: 'DELETE', headers: await site.signIn() });
  const question = { name: '', email, message: 'x'.repeat(100_000), search_text: '' };
  await site.db
    .insertInto('questions')
    .values({ ...question, created_at: '2026-11-20T00:00:00.000Z' })
    .execute();
  assert.equal(await eraseImported(site.services), 1);
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(site.db);
  assert.equal(rows[0]?.freelist_count, 0, 'the pages that it stood on are gone');
});

test('a restore takes the list along: that of the replaced database, and that beside the backup', async t => {
  const [dataDir, elsewhere] = [await createFolder(t), await createFolder(t)];
  await createData(dataDir, 'novo');
  await createData(join(elsewhere, 'data'), 'staro');
  const file = join(elsewhere, 'site.tar');
  await writeBackup({ ...commonOptions, dataDir: join(elsewhere, 'data'), file });
  const erased_at = '2026-11-21T09:30:00.000Z';
  const db = openSqlite<Schema>(join(dataDir, 'site.sqlite'));
  await db.insertInto('erasures').values({ hash, key, erased_at }).execute();
  await db.destroy();
  const beside = { hash: key, key, erased_at };
  await writeFile(join(elsewhere, `erased-${key}-${Date.parse(erased_at)}.json`), JSON.stringify(beside));
  await writeFile(join(elsewhere, `erased-${'c'.repeat(64)}-1.json`), '{"hash":"../x"}');
  await restoreBackup({ ...commonOptions, dataDir, source: file });
  const names = (await readdir(join(dataDir, 'backups'))).sort();
  const at = Date.parse(erased_at);
  assert.deepEqual(names, [`erased-${hash}-${at}.json`, `erased-${key}-${at}.json`]);
  assert.deepEqual(JSON.parse(await readFile(join(dataDir, 'backups', names[1] ?? ''), 'utf8')), beside);
});
