import assert from 'node:assert/strict';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, type TestContext, test } from 'node:test';
import { nameOf } from '#features/media/server/names.ts';
import { dailyName } from '../backup/rotation.ts';
import { clearProxyNote, noteForgottenProxy } from '../http/forgotten-proxy.ts';
import { silentLog } from '../logging/log.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openServices } from '../start.ts';
import { examine } from './doctor.ts';
import { describeFindings, type Finding } from './finding.ts';
import type { Machine } from './machine.ts';

const now = new Date();
const picture = Buffer.from('slika');
const name = nameOf(picture, 'jpg');
const sound = await createSoundFolder();
after(() => rm(sound, { recursive: true }));

/** A data folder without problems: an administrator, a picture, a backup. */
async function createSoundFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
  const { db } = await openServices(readSettings({ DATA_DIR: dataDir }), silentLog);
  const created_at = now.toISOString();
  const user = { email: 'a@primjer.ba', email_key: 'a@primjer.ba', password_hash: 'x', created_at };
  await db.insertInto('users').values(user).execute();
  await db.insertInto('files').values({ name, width: 1, height: 1, created_at }).execute();
  await db.destroy();
  await writeFile(join(dataDir, 'media', name), picture);
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups', dailyName(now)), '');
  return dataDir;
}

const machine: Machine = { now, nodeVersion: '26.1.0', openFiles: undefined, build: 'current' };

async function examineCopy(
  t: TestContext,
  damage: (dataDir: string) => unknown = () => undefined,
  changes: { settings?: Partial<Settings>; machine?: Partial<Machine> } = {},
): Promise<Finding[]> {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'doctor-')), 'data');
  t.after(() => rm(join(dataDir, '..'), { recursive: true, force: true }));
  await cp(sound, dataDir, { recursive: true });
  await chmod(dataDir, 0o700);
  await damage(dataDir);
  const settings = { ...readSettings({ DATA_DIR: dataDir, PORT: '1' }), ...changes.settings };
  return examine(settings, { ...machine, ...changes.machine });
}

const said = (findings: readonly Finding[], state: Finding['state']) =>
  findings.filter(finding => finding.state === state).map(({ what }) => what);

function change(dataDir: string, query: string): void {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { enableForeignKeyConstraints: false });
  database.exec(query);
  database.close();
}

test('a sound installation has nothing wrong, and is left as it is', async t => {
  let dataDir = '';
  let before: Buffer = Buffer.alloc(0);
  const findings = await examineCopy(t, async folder => {
    dataDir = folder;
    before = await readFile(join(folder, 'site.sqlite'));
  });
  assert.deepEqual(said(findings, 'wrong'), []);
  assert.deepEqual(said(findings, 'hint'), [
    'Nothing answers on 127.0.0.1:1.',
    'PUBLIC_URL is http://localhost:1.',
    'SMTP_URL is not set: e-mails are kept in the panel, and none is sent.',
  ]);
  assert.ok((await readFile(join(dataDir, 'site.sqlite'))).equals(before));
});

const day = 24 * 60 * 60_000;
const database = 'site.sqlite';
type Case = [what: string, expected: RegExp, damage: (dataDir: string) => unknown, state?: Finding['state']];

const damages: Case[] = [
  ['no folder', /^There is no folder/, folder => rm(folder, { recursive: true }), 'hint'],
  ['an open folder', /^Other users of this machine can look into/, folder => chmod(folder, 0o755)],
  [
    'a file without rights',
    /^site\.sqlite in .* cannot be read and written/,
    folder => chmod(join(folder, database), 0o400),
  ],
  ['no database', /^There is no database yet/, folder => rm(join(folder, database)), 'hint'],
  ['half a database', /^The database is damaged/, folder => truncate(join(folder, database), 60_000)],
  ['garbage', /^The database is damaged/, folder => writeFile(join(folder, database), 'x'.repeat(9_000))],
  [
    'another database',
    /is no database of this site/,
    async folder => {
      await rm(join(folder, database));
      change(folder, 'create table a (b)');
    },
  ],
  [
    'a row that leads nowhere',
    /^The database is damaged: rows of sessions refer to nothing/,
    folder =>
      change(
        folder,
        "insert into sessions (user_id, token_hash, created_at, used_at) values (99, 'x', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')",
      ),
  ],
  [
    'a file that no upload made',
    /^The database names "\.\.\/site\.sqlite", which no upload made/,
    folder =>
      change(
        folder,
        "insert into files (name, created_at) values ('../site.sqlite', '2026-01-01T00:00:00.000Z')",
      ),
  ],
  ['no administrator', /^There is no administrator/, folder => change(folder, 'delete from users')],
  [
    'a row of the future',
    /^Something was written at .*, which is in the future/,
    folder =>
      change(folder, `update users set created_at = '${new Date(now.getTime() + day).toISOString()}'`),
  ],
  ['a lost picture', /\.jpg of media\/ is lost/, folder => rm(join(folder, 'media', name))],
  [
    'a changed picture',
    /\.jpg of media\/ is not as uploaded/,
    folder => writeFile(join(folder, 'media', name), 'slikb'),
  ],
  [
    'a file too many',
    /\.jpg in media\/ is used by nothing/,
    folder => writeFile(join(folder, 'media', `${'a'.repeat(40)}.jpg`), ''),
    'hint',
  ],
  [
    'no backup',
    /^There is no backup yet/,
    folder => rm(join(folder, 'backups'), { recursive: true }),
    'hint',
  ],
  [
    'an old backup',
    /^The last backup is 72 hours old/,
    async folder => {
      await rm(join(folder, 'backups', dailyName(now)));
      await writeFile(join(folder, 'backups', dailyName(new Date(now.getTime() - 3 * day))), '');
    },
  ],
];

for (const [what, expected, damage, state = 'wrong'] of damages) {
  test(`${what} is found, and nothing else`, async t => {
    const findings = await examineCopy(t, damage);
    const found = findings.filter(({ what }) => expected.test(what));
    assert.deepEqual(
      found.map(finding => finding.state),
      [state],
      describeFindings(findings),
    );
    assert.equal(said(findings, 'wrong').length, state === 'wrong' ? 1 : 0, describeFindings(findings));
  });
}

type Change = { settings?: Partial<Settings>; machine?: Partial<Machine> };
const https = { publicUrl: 'https://primjer.ba', trustedProxies: 1 };
const changes: [expected: RegExp, change: Change, state?: Finding['state']][] = [
  [/^Node is 24/, { machine: { nodeVersion: '24.9.0' } }],
  [/^The clock says 1970/, { machine: { now: new Date(0) } }],
  [/only 256 files/, { machine: { openFiles: 256 } }, 'hint'],
  [/not built/, { machine: { build: 'missing' } }],
  [/older than their sources/, { machine: { build: 'old' } }],
  [/is not https/, { settings: { publicUrl: 'http://primjer.ba' } }],
  [/^TRUST_PROXY is 0 behind a proxy/, { settings: { ...https, trustedProxies: 0 } }],
  [/can pretend any address/, { settings: { ...https, host: '0.0.0.0' } }, 'hint'],
  [/^RATE_LIMIT is off/, { settings: { isThrottled: false } }],
];

for (const [expected, change, state = 'wrong'] of changes) {
  test(`${expected} is said where it is so`, async t => {
    const findings = await examineCopy(t, undefined, change);
    assert.deepEqual(
      findings.filter(({ what }) => expected.test(what)).map(finding => finding.state),
      [state],
      describeFindings(findings),
    );
  });
}

test('a proxy that the running site has seen and does not trust is found, until the site starts anew', async t => {
  const log = silentLog;
  const clock = () => now;
  const note = (dataDir: string) => noteForgottenProxy({ dataDir, clock, log }, 'x-forwarded-for');
  const expected = `TRUST_PROXY is 0 behind a proxy (a request at ${now.toISOString()} had the header x-forwarded-for): `;
  const found = (findings: Finding[]) => said(findings, 'wrong').map(what => what.slice(0, expected.length));
  assert.deepEqual(found(await examineCopy(t, note)), [expected]);
  const trusting = { settings: { trustedProxies: 1 } };
  assert.deepEqual(found(await examineCopy(t, note, trusting)), []);
  const startAnew = async (dataDir: string) => {
    await note(dataDir);
    await clearProxyNote(dataDir);
  };
  assert.deepEqual(found(await examineCopy(t, startAnew)), []);
  const garbage = (dataDir: string) => writeFile(join(dataDir, 'proxy-not-trusted.json'), '{"at":1');
  assert.deepEqual(found(await examineCopy(t, garbage)), []);
});

test('a site that runs is found, and an address that does not lead to it', async t => {
  const server = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await new Promise(resolve => server.on('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const findings = await examineCopy(t, undefined, {
    settings: { ...https, publicUrl: 'https://site.invalid', port },
  });
  assert.ok(said(findings, 'well').includes(`The site answers on 127.0.0.1:${port}.`));
  assert.deepEqual(said(findings, 'wrong'), [
    'The site runs, but https://site.invalid does not lead to it from here.',
  ]);
});

test('each finding is a line with its mark, and what to do', () => {
  const text = describeFindings([
    { state: 'well', what: 'A.' },
    { state: 'hint', what: 'B.', advice: 'Do b.' },
    { state: 'wrong', what: 'C.', advice: 'Do c.' },
  ]);
  assert.equal(text, '✓ A.\n! B.\n    → Do b.\n✗ C.\n    → Do c.\n\n1 thing is wrong.\n');
});
