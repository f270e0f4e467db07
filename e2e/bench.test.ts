import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const bench = join(import.meta.dirname, '../scripts/bench.ts');

test('a short run of the measurements finds no broken answer, and leaves nothing behind', async t => {
  const temporary = await mkdtemp(join(tmpdir(), 'bench-test-'));
  t.after(() => rm(temporary, { recursive: true }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bench, '--items', '100', '--seconds', '0.3'],
    { env: { ...process.env, TMPDIR: temporary }, encoding: 'utf8', timeout: 120_000 },
  );
  assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
  assert.match(stdout, /^\| Home page \| [\d,]+ \| [\d,]+ \|/m);
  assert.match(stdout, /^\| News item, first render \| [\d,]+ \| – \|/m);
  assert.deepEqual(await readdir(temporary), []);
});
