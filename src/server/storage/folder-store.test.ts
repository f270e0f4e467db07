import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createFolderStore } from './folder-store.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { foreignNames, testFileStore } from './testing/store-suite.ts';

async function createFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

const bytes = Uint8Array.from([0, 1, 2, 255]);

testFileStore('a folder', async t => createFolderStore(await createFolder(t)));
testFileStore('memory', async () => createMemoryStore());

test('the folder is made, and made use of when it is there', async t => {
  const folder = join(await createFolder(t), 'a/b');
  await (await createFolderStore(folder)).write('x.jpg', bytes);
  assert.deepEqual(await (await createFolderStore(folder)).list(), ['x.jpg']);
});

test('what an earlier process of the same id left half written does not stand in the way', async t => {
  const folder = await createFolder(t);
  const store = await createFolderStore(folder);
  const leftovers = Array.from({ length: 99 }, (_, number) => `.${process.pid}-${number}.part`);
  await Promise.all(leftovers.map(name => writeFile(join(folder, name), 'half')));
  await store.write('x.jpg', bytes);
  assert.equal((await store.stat('x.jpg'))?.size, 4);
});

test('a write that fails leaves neither a file nor a part of one', async t => {
  const folder = await createFolder(t);
  const store = await createFolderStore(folder);
  await assert.rejects(store.write('folder-that-is-not-there/x.jpg', bytes));
  assert.deepEqual(await readdir(folder), []);
});

test('no name leads out of the folder', async t => {
  const folder = await createFolder(t);
  await writeFile(join(folder, 'x.jpg'), 'victim');
  const store = await createFolderStore(join(folder, 'media'));
  for (const name of foreignNames) await assert.rejects(store.write(name, bytes));
  assert.equal(await readFile(join(folder, 'x.jpg'), 'utf8'), 'victim');
  assert.deepEqual(await readdir(folder, { recursive: true }), ['media', 'x.jpg']);
});
