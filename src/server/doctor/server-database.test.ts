import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { dailyName } from '../backup/rotation.ts';
import { silentLog } from '../logging/log.ts';
import { readSettings } from '../settings.ts';
import { openServices } from '../start.ts';
import { createServerDatabase, onlyPostgres } from '../testing/test-database.ts';
import { examine } from './doctor.ts';
import { describeFindings } from './finding.ts';
import type { Machine } from './machine.ts';

const now = new Date();
const machine: Machine = { now, nodeVersion: '26.1.0', openFiles: undefined, build: 'current' };
const user = {
  email: 'a@primjer.ba',
  email_key: 'a@primjer.ba',
  password_hash: 'x',
  created_at: now.toISOString(),
};

/** What the doctor says of a sound site on a server, after statements in SQL. */
async function examineServer(t: TestContext, ...statements: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const DATABASE_URL = await createServerDatabase();
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '1', DATABASE_URL });
  const { db } = await openServices(settings, silentLog);
  await db.insertInto('users').values(user).execute();
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups', dailyName(now)), '');
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.destroy();
  const findings = await examine(settings, machine);
  return {
    wrong: findings.filter(({ state }) => state === 'wrong').map(({ what }) => what),
    text: describeFindings(findings),
  };
}

test('a sound server has nothing wrong', onlyPostgres, async t => {
  const { wrong, text } = await examineServer(t);
  assert.deepEqual(wrong, []);
  for (const what of [
    /✓ The database is on PostgreSQL \d+\./,
    /✓ The database is in UTF8\./,
    /✓ The server is the primary\./,
    /✓ The database is on this machine\./,
    /✓ Instances hear of each other’s changes\./,
    /✓ The database is of this version\./,
    /✓ Its functions and triggers are there\./,
    /✓ There is an administrator\./,
    /✓ All pictures and PDFs are there \(0\)\./,
    /✓ The last backup is 0 hours old\./,
  ])
    assert.match(text, what);
});

test('what is missing or wrong on a server is said', onlyPostgres, async t => {
  const { wrong } = await examineServer(
    t,
    'delete from users',
    'drop trigger site_changed on news',
    'alter table events disable trigger site_changed',
    'drop function json_number',
    "insert into questions (name, email, message, search_text, created_at) values ('', '', '', '', '2999-01-01T00:00:00.000Z')",
    `insert into files (name, created_at) values ('${'0'.repeat(40)}.jpg', '')`,
  );
  assert.deepEqual(wrong, [
    'Of the database is missing: function json_number, trigger of events, trigger of news.',
    'There is no administrator: nobody can sign in.',
    'Something was written at 2999-01-01T00:00:00.000Z, which is in the future.',
    `${'0'.repeat(40)}.jpg of media/ is lost.`,
  ]);
});

test('a database that takes no writes, or is of another version, is told', onlyPostgres, async t => {
  const readOnly = await examineServer(
    t,
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  assert.deepEqual(readOnly.wrong, ['The server takes no writes: it is a standby, or read-only.']);
  const newer = await examineServer(t, `insert into kysely_migration values ('9999-later', '')`);
  assert.deepEqual(newer.wrong, ['The database is of a newer version of this program (9999-later).']);
});

test('a server that does not answer is said without its password', onlyPostgres, async t => {
  const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const DATABASE_URL = 'postgres://site:tajna-lozinka@127.0.0.1:1/site';
  const findings = await examine(readSettings({ DATA_DIR: dataDir, PORT: '1', DATABASE_URL }), machine);
  const text = describeFindings(findings);
  assert.match(text, /✗ The database of DATABASE_URL does not answer: /);
  assert.doesNotMatch(text, /tajna/);
});
