import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createLocalStore } from './file-store.ts';

async function createFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

const bytes = Uint8Array.from([0, 1, 2, 255]);

test('the folder is made, and made use of when it is there', async t => {
  const folder = join(await createFolder(t), 'a/b');
  await (await createLocalStore(folder)).write('x.jpg', bytes);
  assert.deepEqual(await (await createLocalStore(folder)).list(), ['x.jpg']);
});

test('what was written is read back, by both ways', async t => {
  const store = await createLocalStore(await createFolder(t));
  await store.write('x.jpg', bytes);
  assert.deepEqual(new Uint8Array(await store.read('x.jpg')), bytes);
  const blob = await store.open('x.jpg');
  assert.deepEqual(await blob?.bytes(), bytes);
  assert.equal(blob?.size, 4);
});

test('a second file of the same name takes the place of the first', async t => {
  const store = await createLocalStore(await createFolder(t));
  await store.write('x.jpg', new Uint8Array(100));
  await store.write('x.jpg', bytes);
  assert.deepEqual(new Uint8Array(await store.read('x.jpg')), bytes);
  assert.deepEqual(await store.list(), ['x.jpg']);
});

test('parallel writes leave whole files and nothing else', async t => {
  const folder = await createFolder(t);
  const store = await createLocalStore(folder);
  const names = Array.from({ length: 20 }, (_, number) => `${number % 10}.jpg`);
  await Promise.all(names.map(name => store.write(name, bytes)));
  assert.deepEqual((await readdir(folder)).sort(), names.slice(0, 10));
  for (const name of names) assert.equal((await store.read(name)).length, 4);
});

test('what an earlier process of the same id left half written does not stand in the way', async t => {
  const folder = await createFolder(t);
  const store = await createLocalStore(folder);
  const leftovers = Array.from({ length: 99 }, (_, number) => `.${process.pid}-${number}.part`);
  await Promise.all(leftovers.map(name => writeFile(join(folder, name), 'half')));
  await store.write('x.jpg', bytes);
  assert.equal((await store.read('x.jpg')).length, 4);
});

test('a write that fails leaves neither a file nor a part of one', async t => {
  const folder = await createFolder(t);
  const store = await createLocalStore(folder);
  await assert.rejects(store.write('folder-that-is-not-there/x.jpg', bytes));
  assert.deepEqual(await readdir(folder), []);
});

test('what is not there: undefined to open, nothing to remove', async t => {
  const folder = await createFolder(t);
  const store = await createLocalStore(folder);
  assert.equal(await store.open('x.jpg'), undefined);
  await store.remove('x.jpg');
  await writeFile(join(folder, 'y.jpg'), bytes);
  await store.remove('y.jpg');
  assert.deepEqual(await store.list(), []);
});

const outside = [
  '',
  '.',
  '..',
  '../x.jpg',
  '../../../x',
  '/etc/hostname',
  'a/x.jpg',
  'a/../../x',
  '..\\x',
  'x\0.jpg',
];

test('no name leads out of the folder', async t => {
  const folder = await createFolder(t);
  await writeFile(join(folder, 'x.jpg'), 'victim');
  const store = await createLocalStore(join(folder, 'media'));
  for (const name of outside) {
    const calls = [store.open(name), store.read(name), store.write(name, bytes), store.remove(name)];
    for (const call of calls) await assert.rejects(call, { message: /^No name of a file: "/ }, name);
  }
  assert.equal(await readFile(join(folder, 'x.jpg'), 'utf8'), 'victim');
  assert.deepEqual(await readdir(folder, { recursive: true }), ['media', 'x.jpg']);
});
