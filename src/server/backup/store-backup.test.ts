import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { FileStore } from '../storage/file-store.ts';
import { createMemoryStore, type MemoryStore } from '../storage/testing/memory-store.ts';
import { restoreBackup } from './restore-backup.ts';
import {
  backUp,
  commonOptions,
  createData,
  createFolder,
  pictureNames,
  pictures,
  readData,
} from './testing/backup-data.ts';
import { writeBackup } from './write-backup.ts';

/** A data folder whose files are in a store. */
async function createSite(t: TestContext, mark = 'prvo', files = pictures) {
  const dataDir = join(await createFolder(t), 'data');
  await createData(dataDir, mark, files);
  const store = createMemoryStore();
  for (const name of await readdir(join(dataDir, 'media')))
    await store.adopt(name, join(dataDir, 'media', name));
  await rm(join(dataDir, 'media'), { recursive: true });
  return { dataDir, store };
}

const write = (dataDir: string, file: string, store: FileStore, isWithoutFiles = false) =>
  writeBackup({ ...commonOptions, dataDir, file, store, isWithoutFiles });
const restoreTo = (dataDir: string, source: string, store?: FileStore) =>
  restoreBackup({ ...commonOptions, dataDir, source, store });

const stored = (store: MemoryStore) => [...store.files.keys()].sort();

test('a backup of a site with a store is whole, and goes into a folder as into another store', async t => {
  const { dataDir, store } = await createSite(t);
  const folder = await createFolder(t);
  const file = join(folder, 'a.tar');
  const { files, missing } = await write(dataDir, file, store);
  assert.deepEqual({ files, missing }, { files: 5, missing: [] });
  assert.deepEqual(await readdir(dataDir), ['backup.lock', 'site.sqlite']);

  await restoreTo(join(folder, 'new'), file);
  assert.deepEqual(await readData(join(folder, 'new')), { mark: 'prvo', files: 5 });

  const other = createMemoryStore();
  await restoreTo(join(folder, 'other'), file, other);
  assert.deepEqual(other.files, store.files);
  await backUp(join(folder, 'new'), join(folder, 'b.tar'));
  const third = createMemoryStore();
  await restoreTo(join(folder, 'third'), join(folder, 'b.tar'), third);
  assert.deepEqual(stored(third), stored(store));
});

test('what the store has lost or altered is told, and what is there is not written again', async t => {
  const { dataDir, store } = await createSite(t);
  const folder = await createFolder(t);
  await write(dataDir, join(folder, 'whole.tar'), store);
  const [lost = '', altered = ''] = pictureNames.toSorted();
  await store.remove(lost);
  await store.write(altered, Buffer.from('druga'));
  const { missing } = await write(dataDir, join(folder, 'a.tar'), store);
  assert.deepEqual(missing.sort(), [lost, altered].sort());

  const written: string[] = [];
  const { adopt } = store;
  store.adopt = async (name, path) => {
    written.push(name);
    await adopt(name, path);
  };
  await restoreTo(dataDir, join(folder, 'whole.tar'), store);
  assert.deepEqual(written, [lost]);
});

test('what a restore replaces can be taken back after the store was swept', async t => {
  const { dataDir, store } = await createSite(t);
  const folder = await createFolder(t);
  const other = await createSite(t, 'drugo', [Buffer.from('sasvim druga'), ...pictures.slice(0, 1)]);
  await write(other.dataDir, join(folder, 'a.tar'), other.store);
  const { replaced = '' } = await restoreTo(dataDir, join(folder, 'a.tar'), store);
  assert.equal(stored(store).length, 6);
  for (const name of pictureNames.slice(1)) await store.remove(name);
  await restoreBackup({ ...commonOptions, now: new Date(), dataDir, source: replaced, store });
  assert.deepEqual(
    pictureNames.filter(name => !store.files.has(name)),
    [],
  );
});

test('a backup of the database alone needs its files where they were', async t => {
  const { dataDir, store } = await createSite(t);
  const folder = await createFolder(t);
  const file = join(folder, 'a.tar');
  const { files, bytes } = await write(dataDir, file, store, true);
  assert.equal(files, 0);
  const { bytes: whole } = await write(dataDir, join(folder, 'whole.tar'), store);
  assert.ok(whole - bytes > 500_000);

  await restoreTo(join(folder, 'new'), file, store);
  const [lost = ''] = pictureNames.toSorted();
  await store.remove(lost);
  const message = new RegExp(
    `a\\.tar holds the database only, and 1 of the 5 files .* \\(${lost}\\): are the settings STORAGE_`,
  );
  await assert.rejects(restoreTo(dataDir, file, store), { name: 'BackupFailure', message });
  await assert.rejects(restoreTo(join(folder, 'third'), file), { message: /and 5 of the 5 files/ });
});
