import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, open, readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { takeBackupLock } from './new-file.ts';
import { backUp, createData, createFolder, pictureNames, readData, restore } from './testing/backup-data.ts';

const command = join(import.meta.dirname, '../../../scripts/backup.ts');

test('tar and sha256sum alone open a backup', async t => {
  const folder = await createFolder(t);
  await createData(join(folder, 'data'), 'prvo');
  await backUp(join(folder, 'data'), join(folder, 'a.tar'));
  const opened = join(folder, 'opened');
  await mkdir(opened);
  const run = (program: string, ...words: string[]) => spawnSync(program, words, { cwd: opened }).status;
  assert.equal(run('tar', '-xf', '../a.tar'), 0);
  assert.equal(run('sha256sum', '--check', '--strict', 'SHA256SUMS'), 0);
  assert.deepEqual(await readData(opened), { mark: 'prvo', files: 5 });
  // A folder packed by hand is a valid backup too.
  assert.equal(run('tar', '-cf', '../b.tar', '.'), 0);
  await restore(join(folder, 'new'), join(folder, 'b.tar'));
});

test('a backup that is not made says why, and leaves nothing under its name or beside it', async t => {
  const folder = await createFolder(t);
  const data = join(folder, 'data');
  await createData(data, 'prvo');
  await writeFile(join(folder, 'there.tar'), 'mine');
  const cases: [dataDir: string, file: string, message: RegExp][] = [
    [data, 'there.tar', /there\.tar is there already/],
    [data, 'nowhere/a.tar', /The folder .*nowhere does not exist/],
    [data, 'there.tar/a.tar', /there\.tar/],
    [join(folder, 'empty'), 'a.tar', /There is no database in .*empty/],
  ];
  for (const [dataDir, file, message] of cases)
    await assert.rejects(backUp(dataDir, join(folder, file)), { name: 'BackupFailure', message });
  const unlock = takeBackupLock(data);
  await assert.rejects(backUp(data, join(folder, 'a.tar')), /Another backup or restore of .* is under way/);
  unlock();

  const database = await open(join(data, 'site.sqlite'), 'r+');
  await database.write(Buffer.alloc(8192, 'x'), 0, 8192, 4096);
  await database.close();
  await assert.rejects(backUp(data, join(folder, 'a.tar')), /database.* is damaged/);
  await writeFile(join(data, 'site.sqlite'), 'Nije baza podataka. '.repeat(1000));
  await assert.rejects(backUp(data, join(folder, 'a.tar')), /is no database/);
  assert.deepEqual((await readdir(folder)).sort(), ['data', 'there.tar']);
  assert.deepEqual(
    (await readdir(data)).filter(name => name.startsWith('.')),
    [],
  );
  assert.equal(await readFile(join(folder, 'there.tar'), 'utf8'), 'mine');
});

test('wrong words end a command with 2 and what it takes', () => {
  for (const words of [[], ['a.tar', 'b.tar'], ['--help']]) {
    const { status, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
    assert.equal(status, 2);
    assert.match(stderr, /npm run backup -- FILE/);
  }
});

test('a file that the disk cannot hold ends the command with 1 and a sentence', async t => {
  const folder = await createFolder(t);
  await createData(join(folder, 'data'), 'prvo');
  // A file size limit, in blocks of 512 bytes, simulates a full disk: the database fits, the archive does not.
  const { size } = await stat(join(folder, 'data/site.sqlite'));
  const { status, stderr } = spawnSync(
    'sh',
    [
      '-c',
      `ulimit -f ${Math.ceil(size / 512)}; exec "$0" "$@"`,
      process.execPath,
      command,
      join(folder, 'a.tar'),
    ],
    { env: { ...process.env, DATA_DIR: join(folder, 'data') }, encoding: 'utf8' },
  );
  assert.match(stderr, /a\.tar\.part would be larger than this disk/);
  assert.equal(status, 1);
  assert.deepEqual(await readdir(folder), ['data']);
});

test('files that the site has lost are named, and the rest is backed up and restored', async t => {
  const folder = await createFolder(t);
  const data = join(folder, 'data');
  await createData(data, 'prvo');
  const [lost = '', changed = ''] = pictureNames;
  await unlink(join(data, 'media', lost));
  await writeFile(join(data, 'media', changed), 'trula');
  const { missing } = await backUp(data, join(folder, 'a.tar'));
  assert.deepEqual(missing, [lost, changed]);
  const { description } = await restore(join(folder, 'new'), join(folder, 'a.tar'));
  assert.deepEqual(description.missing, missing);
  assert.deepEqual((await readdir(join(folder, 'new/media'))).sort(), pictureNames.slice(2).sort());
});
