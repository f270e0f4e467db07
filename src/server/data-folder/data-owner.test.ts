import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lchownSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createData, readData } from '../backup/testing/backup-data.ts';
import { isRootsAlone } from './data-owner.ts';

/** Only root can change its user. */
const skip = process.getuid?.() === 0 ? false : 'needs root';
/** Needs no account of this number. */
const stranger = 54_321;

async function createFolders(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'owner-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const [data, secret] = [join(folder, 'data'), join(folder, 'secret')];
  mkdirSync(secret, { mode: 0o700 });
  return { folder, data, secret };
}

function giveAway(folder: string): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true })])
    lchownSync(join(folder, String(name)), stranger, stranger);
}

/** The owners of a folder's files, and which files other users can access. */
function rightsIn(folder: string): { owners: number[]; open: string[] } {
  const all = ['', ...readdirSync(folder, { recursive: true })].map(name => join(folder, String(name)));
  const stats = all.map(path => ({ path, ...lstatSync(path) }));
  return {
    owners: [...new Set(stats.map(({ uid }) => uid))],
    open: stats.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path),
  };
}

function run(script: string, dataDir: string, ...words: string[]) {
  const path = join(import.meta.dirname, '../../../scripts', `${script}.ts`);
  const env = { ...process.env, DATA_DIR: dataDir };
  return spawnSync('sh', ['-c', 'umask 022; exec "$0" "$@"', process.execPath, path, ...words], {
    env,
    encoding: 'utf8',
  });
}

test('root’s commands work as the owner of the folder, and close it; root’s own files stay root’s', {
  skip,
}, async t => {
  const { data, secret, folder } = await createFolders(t);
  await createData(data, 'prvo');
  giveAway(data);
  const file = join(secret, 'a.tar');
  const backup = run('backup', data, file);
  assert.equal(backup.status, 0, backup.stderr);
  const { uid, mode } = lstatSync(file);
  assert.deepEqual([uid, mode & 0o777], [0, 0o600]);
  assert.deepEqual(readdirSync(secret), ['a.tar']);

  const fresh = join(folder, 'fresh');
  mkdirSync(fresh);
  chownSync(fresh, stranger, stranger);
  chmodSync(fresh, 0o755);
  const restore = run('restore', fresh, file);
  assert.equal(restore.status, 0, restore.stderr);
  assert.deepEqual(rightsIn(fresh), { owners: [stranger], open: [] });
  assert.deepEqual(await readData(fresh), { mark: 'prvo', files: 5 });

  const user = run('user', fresh, 'urednica@primjer.ba');
  assert.equal(user.status, 0, user.stderr);
  assert.match(run('doctor', fresh).stdout, /✓ There is an administrator/);
  assert.deepEqual(rightsIn(fresh), { owners: [stranger], open: [] });
});

test('no link in the folder leads root anywhere', { skip }, async t => {
  const { folder, data, secret } = await createFolders(t);
  await createData(data, 'prvo');
  const file = join(folder, 'a.tar');
  assert.equal(run('backup', data, file).status, 0);
  const planted = [
    ['backup.lock', 'site.lock'],
    ['site.sqlite-wal', '.backup-under-way', '.restore-under-way', 'backups', 'media-sizes'],
  ];
  for (const names of planted) {
    for (const name of names) {
      await rm(join(data, name), { recursive: true, force: true });
      symlinkSync(join(secret, name), join(data, name));
    }
    giveAway(data);
    run('backup', data, join(folder, 'b.tar'));
    run('restore', data, file);
    run('user', data, 'urednica@primjer.ba');
    run('doctor', data);
    assert.deepEqual(readdirSync(secret), []);
    assert.deepEqual(rightsIn(data).owners, [stranger]);
    for (const name of names) await rm(join(data, name), { recursive: true, force: true });
  }
});

test('a file in the owner’s folder is written with the owner’s rights, whatever link leads from there', {
  skip,
}, async t => {
  const { data, secret } = await createFolders(t);
  await createData(data, 'prvo');
  symlinkSync(secret, join(data, 'link'));
  giveAway(data);
  const { status, stderr } = run('backup', data, join(data, 'link/a.tar'));
  assert.deepEqual([status, readdirSync(secret)], [1, []]);
  assert.match(stderr, /may not be read or written by this user/);
});

test('a folder that is a link of its owner to a place of root’s is refused', { skip }, async t => {
  const { folder, secret } = await createFolders(t);
  await createData(secret, 'prvo');
  const data = join(folder, 'data');
  symlinkSync(secret, data);
  lchownSync(data, stranger, stranger);
  const before = readdirSync(secret);
  const { status, stderr } = run('backup', data, join(folder, 'a.tar'));
  assert.deepEqual([status, readdirSync(secret)], [1, before]);
  assert.match(stderr, /^DATA_DIR .*data is a link that another user made/);
});

test('a path is root’s alone where nobody else can change where it leads', { skip }, async t => {
  const { folder, secret } = await createFolders(t);
  const own = join(folder, 'own');
  mkdirSync(own);
  lchownSync(own, stranger, stranger);
  symlinkSync(secret, join(folder, 'by-root'));
  symlinkSync('./by-root/../secret', join(folder, 'by-root-too'));
  symlinkSync(secret, join(own, 'by-owner'));
  symlinkSync(join(own, 'by-owner'), join(folder, 'by-both'));
  symlinkSync('circle', join(folder, 'circle'));
  const cases: [path: string, expected: boolean][] = [
    ['secret/a.tar', true],
    ['nowhere/a.tar', true],
    ['by-root/a.tar', true],
    ['by-root-too/a.tar', true],
    ['own/a.tar', false],
    ['own/by-owner/a.tar', false],
    ['by-both/a.tar', false],
    ['circle/a.tar', false],
  ];
  for (const [path, expected] of cases) assert.equal(isRootsAlone(join(folder, path)), expected, path);
  chmodSync(folder, 0o777);
  assert.equal(isRootsAlone(join(folder, 'secret/a.tar')), false, 'where everybody may rename');
});
