import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi, signIn } from '../support/api.ts';
import { problemsOfDatabase } from '../support/ledger/inspection.ts';
import { readAll } from '../support/ledger/kinds.ts';
import { Ledger } from '../support/ledger/ledger.ts';
import { createFamilyWriter, createWriter } from '../support/ledger/writers.ts';
import { createRandom } from '../support/random.ts';
import { makeFolder } from '../support/sites/folders.ts';
import { startSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');

function run(words: readonly string[], environment: Record<string, string>) {
  const [command, ...rest] = words;
  return spawnSync(command ?? '', rest, {
    cwd: root,
    env: { ...process.env, STARTER_CONTENT: 'off', PORT: '0', ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

const start = [process.execPath, join(root, 'src/server/main.ts')];

/** Runs a command with a small disk mounted over a folder. */
const onDisk = (folder: string, options: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o ${options} none "$0" && exec "$@"`,
  folder,
];
const hasDisks = run([...onDisk('/tmp', 'size=1m'), 'true'], {}).status === 0;
const noDisks = 'this machine lets no user mount a disk of its own';

test('a stop under load, with a log nobody reads, loses nothing', async ({ sites, cleanUp }) => {
  const dataDir = makeFolder('data');
  const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
  const site = await startSite(environment);
  const api = createApi(site.origin, await signIn(site.origin));
  const ledger = new Ledger();
  const writers = [
    createWriter(ledger, 'workshop', createRandom(1)),
    createWriter(ledger, 'congress', createRandom(2)),
    createFamilyWriter(ledger, ['album', 'image'], createRandom(3)),
  ];
  site.hangUp();
  // Each is logged at once, and the reading of pages after a moment.
  for (let call = 0; call < 20; call += 1)
    expect((await fetch(`${site.origin}/api/members.php`)).status).toBe(401);
  const load = Promise.all(writers.map(writer => writer(api)));
  let stoppedAt = Infinity;
  const brokenOff: number[] = [];
  const read = async () => {
    for (;;) {
      const sentAt = performance.now();
      const answer = await fetch(`${site.origin}/api/workshops.php`).then(
        response => response.json(),
        () => undefined,
      );
      if (answer) continue;
      if (sentAt < stoppedAt) brokenOff.push(stoppedAt - sentAt);
      return;
    }
  };
  const readers = Promise.all(Array.from({ length: 10 }, read));
  await expect.poll(() => ledger.count.acknowledged, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);
  stoppedAt = performance.now();
  const status = await site.stop('SIGTERM');
  await Promise.all([load, readers]);
  expect(status).toBe(0);
  expect(brokenOff).toEqual([]);

  expect(await problemsOfDatabase(dataDir)).toEqual([]);
  const again = await sites.start(environment);
  cleanUp(again.stop);
  const restarted = createApi(again.origin, await signIn(again.origin));
  expect([...ledger.settle(await readAll(restarted)), ...ledger.problems]).toEqual([]);
});

test('on a full disk pages are read and writes are refused', async ({ cleanUp }) => {
  test.skip(!hasDisks, noDisks);
  const dataDir = makeFolder('data');
  const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
  const site = await startSite(environment, onDisk(dataDir, 'size=24m'));
  cleanUp(() => site.stop());
  const token = await signIn(site.origin);
  const post = async () => {
    const fields = { name: 'Ana', email: 'ana@primjer.ba', subject: 'Pitanje', message: 'x'.repeat(9_000) };
    const response = await fetch(`${site.origin}/api/questions.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const count = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${site.origin}/api/questions.php`, { headers });
    return ((await response.json()) as unknown[]).length;
  };
  expect((await post()).status).toBe(201);

  const filler = join(`/proc/${site.pid}/root`, dataDir, 'filler');
  await expect(writeFile(filler, new Uint8Array(32 * 1024 * 1024))).rejects.toThrow(/ENOSPC/);
  let acknowledged = 1;
  let answer = await post();
  // Earlier writes have left some space in the write-ahead log.
  for (; answer.status === 201; answer = await post()) acknowledged += 1;
  expect([answer.status, answer.body.code, typeof answer.body.requestId]).toEqual([
    500,
    'internal',
    'string',
  ]);
  for (let more = 0; more < 5; more += 1) expect((await post()).status).toBe(500);
  for (const path of ['/', '/novosti', '/api/news.php', '/api/health'])
    expect((await fetch(site.origin + path)).status, path).toBe(200);
  expect(await count(), 'what was acknowledged, and nothing of what was refused').toBe(acknowledged);
  const told = site.output().match(/"event":"failure"[^\n]*/g) ?? [];
  expect(told.length, told.join('\n')).toBe(1);
  expect(told[0] ?? '').toMatch(/disk is full|or is full/);

  await rm(filler);
  expect((await post()).status).toBe(201);
  expect(await count()).toBe(acknowledged + 1);
});

test('a folder of data that can only be read is said in a sentence', async () => {
  test.skip(!hasDisks, noDisks);
  const dataDir = makeFolder('data');
  const { status, stderr } = run([...onDisk(dataDir, 'ro'), ...start], { DATA_DIR: dataDir });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^DATA_DIR \S+ cannot be written to by this user: [^\n]*\n$/);
});

test('garbage in a crash’s log costs only what it covers', async ({ sites, cleanUp }) => {
  const dataDir = makeFolder('data');
  const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
  const site = await sites.start(environment);
  cleanUp(site.stop);
  await signIn(site.origin);
  // What is in the folder of a site at rest is what a crash would leave.
  const bytes = await readFile(join(dataDir, 'site.sqlite-wal'));
  expect(bytes.length, 'there is a log').toBeGreaterThan(10_000);
  for (const from of [bytes.length - 5_000, 0]) {
    const copy = makeFolder(`copy-${from}`);
    for (const name of ['site.sqlite', 'media', 'media-sizes', 'backups'])
      await cp(join(dataDir, name), join(copy, name), { recursive: true });
    await writeFile(join(copy, 'site.sqlite-wal'), bytes.fill('ne', from));
    const again = await sites.start({ ...environment, DATA_DIR: copy });
    cleanUp(again.stop);
    await signIn(again.origin);
    await again.stop();
    expect(await problemsOfDatabase(copy)).toEqual([]);
  }
});
