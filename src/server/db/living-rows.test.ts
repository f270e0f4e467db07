import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

test('no query but those of living-rows reads the tables whose rows can be in the trash', async () => {
  const source = join(import.meta.dirname, '../..');
  const tables = 'applications|images|item_files|questions|members';
  const read = new RegExp(
    `(selectFrom|[jJ]oin|updateTable|deleteFrom)\\(\\s*'(${tables})\\b|\\b(from|join|update) "?(${tables})\\b`,
  );
  const readers: string[] = [];
  for await (const file of glob('{server,features/*/server}/**/*.ts', { cwd: source })) {
    if (/\.test\.ts$|\/testing\/|\/messages\/|\/starter\//.test(file)) continue;
    const code = (await readFile(join(source, file), 'utf8')).replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '');
    if (read.test(code)) readers.push(file);
  }
  assert.deepEqual(readers.sort(), [
    // Applicants erase what they sent from the trash too.
    'features/applications/server/applicant.ts',
    // The numbers of a waiting list are those of the trash too.
    'features/events/server/keeper.ts',
    // A version that is restored takes its file out of the trash.
    'features/files/server/queries.ts',
    // The id of an image in the trash is taken.
    'features/moving/server/old-site/import-albums.ts',
  ]);
});
