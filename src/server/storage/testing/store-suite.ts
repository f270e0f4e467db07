import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { checkedName, type FileStore } from '../file-store.ts';

const bytes = Uint8Array.from([0, 1, 2, 255]);

/** Names that could lead out of a store. */
export const foreignNames = [
  '',
  '.',
  '..',
  '../x.jpg',
  '../../x',
  '/etc/hostname',
  'a/x',
  '..\\x',
  'x\0.jpg',
];

/** What each kind of store has to do; `create` makes an empty one. */
export function testFileStore(kind: string, create: (t: TestContext) => Promise<FileStore>): void {
  test(`${kind}: what was written is read back, whole and as a stream`, async t => {
    const store = await create(t);
    await store.write('x.jpg', bytes);
    const file = await store.open('x.jpg');
    assert.deepEqual([file?.size, await file?.bytes()], [4, bytes]);
    const again = await store.open('x.jpg');
    assert.deepEqual(Buffer.concat(await Array.fromAsync(again?.stream() ?? [])), Buffer.from(bytes));
  });

  test(`${kind}: an empty file is a file`, async t => {
    const store = await create(t);
    await store.write('x.jpg', new Uint8Array());
    assert.equal((await store.stat('x.jpg'))?.size, 0);
    const file = await store.open('x.jpg');
    assert.deepEqual([file?.size, await file?.bytes()], [0, new Uint8Array()]);
  });

  test(`${kind}: size and time of a file are told`, async t => {
    const store = await create(t);
    await store.write('x.jpg', bytes);
    const stats = await store.stat('x.jpg');
    assert.equal(stats?.size, 4);
    assert.ok(Math.abs((stats?.writtenAt.getTime() ?? 0) - Date.now()) < 60_000);
  });

  test(`${kind}: a second file of the same name takes the place of the first`, async t => {
    const store = await create(t);
    await store.write('x.jpg', new Uint8Array(100));
    await store.write('x.jpg', bytes);
    assert.deepEqual(await (await store.open('x.jpg'))?.bytes(), bytes);
    assert.deepEqual(await store.list(), ['x.jpg']);
  });

  test(`${kind}: a file is taken over from its temporary path`, async t => {
    const store = await create(t);
    const path = store.temporaryPath();
    const large = new Uint8Array(3_000_000).map((_, index) => index);
    await writeFile(path, large);
    await store.adopt('x.pdf', path);
    assert.deepEqual(await (await store.open('x.pdf'))?.bytes(), large);
    assert.equal((await store.stat('x.pdf'))?.size, large.length);
  });

  test(`${kind}: parallel writes leave whole files and nothing else`, async t => {
    const store = await create(t);
    const names = Array.from({ length: 20 }, (_, number) => `${number % 10}.jpg`);
    await Promise.all(names.map(name => store.write(name, bytes)));
    assert.deepEqual((await store.list()).sort(), names.slice(0, 10));
    for (const name of names) assert.equal((await store.stat(name))?.size, 4);
  });

  test(`${kind}: what is not there is undefined, and nothing to remove`, async t => {
    const store = await create(t);
    assert.equal(await store.open('x.jpg'), undefined);
    assert.equal(await store.stat('x.jpg'), undefined);
    await store.remove('x.jpg');
    await store.write('y.jpg', bytes);
    await store.remove('y.jpg');
    assert.equal(await store.open('y.jpg'), undefined);
    assert.deepEqual(await store.list(), []);
  });

  test(`${kind}: what is opened and not wanted is cancelled`, async t => {
    const store = await create(t);
    await store.write('x.jpg', new Uint8Array(3_000_000));
    for (let round = 0; round < 20; round += 1) await (await store.open('x.jpg'))?.stream().cancel();
    assert.deepEqual(await store.list(), ['x.jpg']);
  });

  test(`${kind}: names of any form stay within the store`, async t => {
    const store = await create(t);
    const own = `${checkedName('ćevap +%20&?#')}.jpg`;
    await store.write(own, bytes);
    assert.deepEqual(await store.list(), [own]);
    assert.deepEqual(await (await store.open(own))?.bytes(), bytes);
    for (const name of foreignNames) {
      const calls = [store.open(name), store.stat(name), store.write(name, bytes), store.remove(name)];
      for (const call of calls) await assert.rejects(call, { message: /^No name of a file: "/ }, name);
    }
  });

  test(`${kind}: a file that cannot be taken over leaves nothing`, async t => {
    const store = await create(t);
    await assert.rejects(store.adopt('x.pdf', store.temporaryPath()), { code: 'ENOENT' });
    assert.deepEqual(await store.list(), []);
  });
}
