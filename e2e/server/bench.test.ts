import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../support/sites/folders.ts';
import { expect, test } from '../support/test.ts';

const bench = join(import.meta.dirname, '../../scripts/bench.ts');

test('a short run of the bench of engines works', () => {
  test.setTimeout(180_000);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bench, '--engines', '--items', '100', '--seconds', '0.1'],
    { encoding: 'utf8', timeout: 150_000 },
  );
  test.skip(stderr.startsWith('There is no PostgreSQL'), stderr);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^\| news item, first render, CPU \| [\d.]+ ms \| [\d.]+ ms \|/m);
});

test('a short run of the bench works and leaves nothing', async () => {
  test.setTimeout(180_000);
  const temporary = makeFolder('temporary');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bench, '--items', '100', '--seconds', '0.1'],
    { env: { ...process.env, TMPDIR: temporary }, encoding: 'utf8', timeout: 120_000 },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^\| Home page \| [\d,]+ \| [\d,]+ \|/m);
  expect(stdout).toMatch(/^\| News item, first render \| [\d,]+ \| – \|/m);
  expect(await readdir(temporary)).toEqual([]);
});
