import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { lostRows, readFirstVersion, readTables, writeFirstBackup } from '#server/testing/first-version.ts';
import { signIn } from '../support/api.ts';
import { problemsOfDatabase } from '../support/ledger/inspection.ts';
import { makeFolder } from '../support/sites/folders.ts';
import { startedAt } from '../support/sites/set-clock.ts';
import { type RunningSite, startSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const first = readFirstVersion();
/** When the update is made, so that sessions go on and no period of keeping has ended, whenever the test runs. */
const dayLater = new Date(Date.parse(first.made) + 24 * 60 * 60_000);
const run = promisify(execFile);
const restoreCommand = join(import.meta.dirname, '../../scripts/restore.ts');

/** Whether an answer says all that an earlier one said, lists in the same order; it may say more. */
function saysAll(now: unknown, earlier: unknown): boolean {
  if (Array.isArray(earlier))
    return (
      Array.isArray(now) && now.length === earlier.length && earlier.every((one, i) => saysAll(now[i], one))
    );
  if (typeof earlier !== 'object' || earlier === null) return isDeepStrictEqual(now, earlier);
  const fields = now as Readonly<Record<string, unknown>>;
  return Object.entries(earlier).every(([name, value]) => saysAll(fields?.[name], value));
}

async function changedAnswers({ origin }: RunningSite): Promise<string[]> {
  const changed: string[] = [];
  const headers = { Authorization: `Bearer ${first.token}` };
  for (const [path, earlier] of Object.entries(first.answers)) {
    const now = await (await fetch(`${origin}/api${path}`, { headers })).json();
    if (!saysAll(now, earlier)) changed.push(`${path}: ${JSON.stringify(now)}`);
  }
  return changed;
}

/** Titles of albums were in both languages, with a stroke between them; a page shows that of its language. */
const inBosnian = (heading: string) => heading.split(' / ')[0];

async function changedPages({ origin }: RunningSite): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, earlier] of Object.entries(first.pages)) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1]?.replace(/<[^>]+>/g, '') ?? '';
    const isItem = /\/\d+$/.test(path);
    const isSame = isItem ? inBosnian(heading) === inBosnian(earlier) : heading !== '';
    if (response.status !== 200 || !isSame) changed.push(`${path}: ${response.status} ${heading}`);
  }
  return changed;
}

async function readData(dataDir: string) {
  const media = join(dataDir, 'media');
  const names = (await readdir(media)).sort();
  const contents = await Promise.all(names.map(name => readFile(join(media, name), 'base64')));
  const files = Object.fromEntries(names.map((name, place) => [name, contents[place]]));
  return { tables: readTables(join(dataDir, 'site.sqlite')), files };
}

test('data of version 0.1.0, and a backup of it, are taken over whole', async ({ cleanUp }) => {
  const folder = makeFolder('first');
  const file = join(folder, 'backup.tar');
  const [unpacked, dataDir] = [join(folder, 'unpacked'), join(folder, 'data')];
  for (const place of [unpacked, dataDir]) await mkdir(place);
  await writeFirstBackup(file);
  await run('tar', ['-xf', file, '-C', unpacked]);
  const before = await readData(unpacked);
  expect([before.tables.applications?.length, Object.keys(before.files).length]).toEqual([7, 25]);
  await run(process.execPath, [restoreCommand, file], { env: { ...process.env, DATA_DIR: dataDir } });
  // So that one start tells of both.
  expect(await readData(dataDir), 'a restore changes nothing').toEqual(before);

  const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', NODE_OPTIONS: startedAt(dayLater) };
  const site = await startSite(environment);
  cleanUp(() => site.stop('SIGKILL'));
  expect(await changedAnswers(site)).toEqual([]);
  expect(await changedPages(site)).toEqual([]);
  for (const account of first.accounts) await signIn(site.origin, account);
  expect(await site.stop()).toBe(0);

  const after = await readData(dataDir);
  expect(lostRows(before.tables, after.tables)).toEqual([]);
  expect(after.files).toEqual(before.files);
  expect(await problemsOfDatabase(dataDir)).toEqual([]);
  expect(
    (await readdir(join(dataDir, 'backups'))).filter(name => name.startsWith('before-migration-')),
  ).toHaveLength(1);
});
