// Only on SQLite.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { silentLog } from '../logging/log.ts';
import { readSettings } from '../settings.ts';
import { migrate } from './migrate/migrate.ts';
import { openEngine } from './open-engine.ts';
import { TableTracker } from './tracking/table-tracker.ts';

const garbage = Buffer.alloc(20_000, 'ne');

test('a damaged database is refused in a sentence, and left as it is', async t => {
  const dataDir = await mkdtemp(join(tmpdir(), 'engine-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const open = () =>
    openEngine(readSettings({ DATA_DIR: dataDir }), {
      tracker: new TableTracker(),
      log: silentLog,
      role: 'site',
    });
  const engine = await open();
  await migrate(engine.db as never);
  await engine.close();
  const file = join(dataDir, 'site.sqlite');
  const whole = await readFile(file);
  const middle = Math.floor(whole.length / 2);
  const damages: Record<string, () => Promise<void>> = {
    'garbage at its beginning': () => writeFile(file, garbage, { flag: 'r+' }),
    'garbage in the middle': () =>
      writeFile(
        file,
        Buffer.concat([whole.subarray(0, middle), garbage, whole.subarray(middle + garbage.length)]),
      ),
    'its end cut off': () => truncate(file, middle),
  };
  for (const [what, damage] of Object.entries(damages)) {
    await writeFile(file, whole);
    await damage();
    const damaged = await readFile(file);
    await assert.rejects(
      open(),
      {
        name: 'SettingsError',
        message: /^The database \S+site\.sqlite is damaged and was left as it is: .*\n.*npm run restore/,
      },
      what,
    );
    assert.deepEqual(await readFile(file), damaged, what);
  }
});
