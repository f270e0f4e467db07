import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { specificsOf } from '../db/engine.ts';
import { appliedMigrations, readMigrations } from '../db/migrate/migrate.ts';
import { onlyPostgres } from '../testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { commonOptions, createFolder } from './testing/backup-data.ts';
import {
  createPlace,
  type EngineName,
  type FilesPlace,
  fillPlace,
  readPlace,
  withDatabase,
} from './testing/sites.ts';
import { writeBackup } from './write-backup.ts';

type Where = { engine: EngineName; files: FilesPlace };
const embedded: Where = { engine: 'sqlite', files: 'folder' };
const embeddedAndBucket: Where = { engine: 'sqlite', files: 'bucket' };
const server: Where = { engine: 'postgres', files: 'folder' };
const serverAndBucket: Where = { engine: 'postgres', files: 'bucket' };

/** From each engine to each, and from each place of files to each. */
const moves: [from: Where, to: Where][] = [
  [embedded, embeddedAndBucket],
  [embedded, server],
  [serverAndBucket, embedded],
  [serverAndBucket, serverAndBucket],
];

for (const [from, to] of moves) {
  const title = `${from.engine} and ${from.files} → archive → ${to.engine} and ${to.files}: every row and file`;
  test(title, onlyPostgres, async t => {
    const [source, target] = [await createPlace(t, from), await createPlace(t, to)];
    // More than a batch.
    await fillPlace(source, 130);
    await fillPlace(target, 2);
    const before = await readPlace(source);
    const replacedState = await readPlace(target);
    assert.equal(before.tables.news?.length, 130);
    assert.deepEqual([before.lastIds.questions, before.lastIds.suspects], [130, 130]);

    const file = join(await createFolder(t), 'a.tar');
    const { missing } = await writeBackup({ ...commonOptions, ...source, file });
    assert.deepEqual(missing, []);
    const { replaced = '' } = await restoreBackup({ ...commonOptions, ...target, source: file });
    assert.deepEqual(await readPlace(target), before);

    const again = { ...commonOptions, now: new Date(), ...target, source: replaced };
    await restoreBackup(again);
    assert.deepEqual(await readPlace(target), replacedState);
  });
}

test('throttles and leases are in no archive', onlyPostgres, async t => {
  const [source, target] = [await createPlace(t, server), await createPlace(t, embedded)];
  await withDatabase(source, async db => {
    await sql`insert into throttled_keys (key_hash, expires_at) values ('a', 1)`.execute(db);
    await sql`insert into leases (name, holder, expires_at) values ('a', 'b', 1)`.execute(db);
  });
  const file = join(await createFolder(t), 'a.tar');
  await writeBackup({ ...commonOptions, ...source, file });
  await restoreBackup({ ...commonOptions, ...target, source: file });
  const { rows } = await withDatabase(target, db =>
    sql`select key_hash from throttled_keys union all select name from leases`.execute(db),
  );
  assert.deepEqual(rows, []);
});

test('an archive of an earlier release is migrated, whichever engine made it', onlyPostgres, async t => {
  const earlier = await createPlace(t, { ...server, template: 'template0' });
  const last = '0012-several-instances';
  const file = join(await createFolder(t), 'a.tar');
  await withDatabase(earlier, async db => {
    const provider = { getMigrations: () => readMigrations(specificsOf(db).migrationSuffix) };
    const { error } = await new Migrator({ db, provider }).migrateTo(last);
    assert.equal(error, undefined);
    await sql`insert into questions (name, email, message, search_text, created_at) values ('a', '', '', '', '')`.execute(
      db,
    );
  });
  await writeBackup({ ...commonOptions, ...earlier, file });
  assert.equal((await withDatabase(earlier, appliedMigrations)).at(-1), last);

  const target = await createPlace(t, { ...server, template: 'template0' });
  const { replaced } = await restoreBackup({ ...commonOptions, ...target, source: file });
  assert.equal(replaced, undefined);
  const { tables, lastIds } = await readPlace(target);
  assert.equal(tables.questions?.[0]?.name, 'a');
  assert.deepEqual(lastIds, { questions: 1 });
});

test('a server without a site has nothing to back up', onlyPostgres, async t => {
  const empty = await createPlace(t, { ...server, template: 'template0' });
  const backup = writeBackup({ ...commonOptions, ...empty, file: join(await createFolder(t), 'a.tar') });
  await assert.rejects(backup, { name: 'BackupFailure', message: /There is no site in the database/ });
});
