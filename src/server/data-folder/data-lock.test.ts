import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { claimDataDir, makeDataDir, takeLock } from './data-lock.ts';

test('a lock is of one process, writes nothing, and is free when that is killed', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'a.lock');
  const module = JSON.stringify(join(import.meta.dirname, 'data-lock.ts'));
  const script = `import { takeLock } from ${module};
    process.stdout.write(takeLock(${JSON.stringify(file)}) ? 'taken' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [word] = await once(child.stdout, 'data');
  assert.equal(String(word), 'taken');
  assert.equal(takeLock(file), undefined);
  assert.deepEqual(await readdir(folder), ['a.lock']);
  assert.equal((await stat(file)).size, 0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = takeLock(file);
  assert.ok(unlock);
  assert.equal(takeLock(file), undefined);
  unlock();
  takeLock(file)?.();
});

test('a folder that cannot be made is said in a sentence', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'file'), '');
  assert.throws(() => claimDataDir(join(folder, 'file')), {
    name: 'SettingsError',
    message: /^DATA_DIR .*file cannot be written to by this user: /,
  });
});

test('a folder of data is made for its user alone, and one of theirs that was open is closed', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  t.after(() => rm(folder, { recursive: true }));
  const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;
  makeDataDir(join(folder, 'new/place'));
  assert.equal(await modeOf('new/place'), 0o700);
  for (const mode of [0o755, 0o777, 0o750]) {
    await mkdir(join(folder, 'open'), { recursive: true });
    await chmod(join(folder, 'open'), mode);
    makeDataDir(join(folder, 'open'));
    assert.equal(await modeOf('open'), 0o700);
  }
});
