import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readSiteAssets } from '../src/server/pages/built-site.ts';
import { keepPreviousAssets } from './previous-assets.ts';

/** Builds assets by their names, each with the number of the build as its content. */
async function createBuilds(t: TestContext) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  t.after(() => rm(dist, { recursive: true }));
  let number = 0;
  const write = async (names: readonly string[]) => {
    number += 1;
    await rm(join(dist, 'client'), { recursive: true, force: true });
    await mkdir(join(dist, 'client/assets'), { recursive: true });
    for (const name of names) await writeFile(join(dist, 'client/assets', name), String(number));
  };
  return {
    dist,
    build: (...names: string[]) => keepPreviousAssets(dist, () => write(names)),
    served: async () =>
      Object.fromEntries(
        (await readSiteAssets(dist))
          .entries()
          .map(([path, { body }]) => [path.slice('/assets/'.length), String(body)]),
      ),
  };
}

test('a site serves the assets of the build before too, and no older ones', async t => {
  const { build, served } = await createBuilds(t);
  await build('first.js', 'same.css');
  assert.deepEqual(await served(), { 'first.js': '1', 'same.css': '1' });
  await build('second.js', 'same.css');
  assert.deepEqual(await served(), { 'first.js': '1', 'second.js': '2', 'same.css': '2' });
  await build('third.js', 'same.css');
  assert.deepEqual(await served(), { 'second.js': '2', 'third.js': '3', 'same.css': '3' });
});

test('building the same again keeps those of the build before', async t => {
  const { build, served, dist } = await createBuilds(t);
  await build('first.js');
  await build('second.js');
  await build('second.js');
  assert.deepEqual(await served(), { 'first.js': '1', 'second.js': '3' });
  assert.deepEqual((await readdir(dist)).sort(), ['client', 'previous']);
});

test('a build that fails does not lose them', async t => {
  const { build, served, dist } = await createBuilds(t);
  await build('first.js');
  await assert.rejects(
    keepPreviousAssets(dist, () => Promise.reject(new Error('no build'))),
    /no build/,
  );
  await build('second.js');
  assert.deepEqual(await served(), { 'first.js': '1', 'second.js': '2' });
});
