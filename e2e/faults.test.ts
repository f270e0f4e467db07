import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createApi, signIn } from './support/api.ts';
import { problemsOfDatabase } from './support/inspection.ts';
import { readSite } from './support/kinds.ts';
import { Ledger } from './support/ledger.ts';
import { createRandom } from './support/random.ts';
import { startSite } from './support/site.ts';
import { createFamilyWriter, createWriter } from './support/writers.ts';

const root = join(import.meta.dirname, '..');

async function createFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function run(words: readonly string[], environment: Record<string, string>) {
  const [command, ...rest] = words;
  return spawnSync(command ?? '', rest, {
    cwd: root,
    env: { ...process.env, STARTER_CONTENT: 'off', PORT: '0', ...environment },
    encoding: 'utf8',
    timeout: 30_000,
  });
}

const start = [process.execPath, join(root, 'src/server/main.ts')];

/** Runs the command that follows it with a small disk of its own in place of a folder. */
const onDisk = (folder: string, options: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o ${options} none "$0" && exec "$@"`,
  folder,
];
const hasDisks = run([...onDisk('/tmp', 'size=1m'), 'true'], {}).status === 0;
const needsDisks = hasDisks ? {} : { skip: 'this machine lets no user mount a disk of its own' };

test('a stop under load loses nothing, breaks off no call that was sent before it, and ends with 0', async t => {
  const dataDir = await createFolder(t);
  const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
  const site = await startSite(environment);
  const api = createApi(site.origin, await signIn(site.origin));
  const ledger = new Ledger();
  const writers = [
    createWriter(ledger, 'workshop', createRandom(1)),
    createWriter(ledger, 'congress', createRandom(2)),
    createFamilyWriter(ledger, ['album', 'image'], createRandom(3)),
  ];
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
  const readers = Promise.all(Array.from({ length: 20 }, read));
  while (ledger.count.acknowledged < 40) await delay(5);
  const underWay = ledger.things.filter(thing => thing.underWay).length;
  stoppedAt = performance.now();
  const status = await site.stop('SIGTERM');
  const took = performance.now() - stoppedAt;
  await Promise.all([load, readers]);
  assert.equal(status, 0);
  assert.ok(took < 10_000, `it took ${Math.round(took)} ms`);
  assert.deepEqual(brokenOff, []);
  t.diagnostic(`${underWay} writes were under way; stopped within ${Math.round(took)} ms`);

  assert.deepEqual(await problemsOfDatabase(dataDir), []);
  const again = await startSite(environment);
  t.after(() => again.stop());
  const restarted = createApi(again.origin, await signIn(again.origin));
  assert.deepEqual([...ledger.settle(await readSite(restarted)), ...ledger.problems], []);
});

test(
  'on a full disk pages are read, writes are refused as JSON, and all is well when there is room',
  needsDisks,
  async t => {
    const dataDir = await createFolder(t);
    const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
    const site = await startSite(environment, onDisk(dataDir, 'size=24m'));
    t.after(() => site.stop());
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
    assert.equal((await post()).status, 201);

    const filler = join(`/proc/${site.pid}/root`, dataDir, 'filler');
    await assert.rejects(writeFile(filler, new Uint8Array(32 * 1024 * 1024)), /ENOSPC/);
    let acknowledged = 1;
    let answer = await post();
    // What was written before left the write-ahead log some room.
    for (; answer.status === 201; answer = await post()) acknowledged += 1;
    assert.deepEqual(
      [answer.status, answer.body.code, typeof answer.body.requestId],
      [500, 'internal', 'string'],
    );
    for (let more = 0; more < 5; more += 1) assert.equal((await post()).status, 500);
    for (const path of ['/', '/novosti', '/api/news.php', '/api/health'])
      assert.equal((await fetch(site.origin + path)).status, 200, path);
    assert.equal(await count(), acknowledged, 'what was acknowledged, and nothing of what was refused');
    const told = site.output().match(/"event":"failure"[^\n]*/g) ?? [];
    assert.equal(told.length, 1, told.join('\n'));
    assert.match(told[0] ?? '', /disk is full|or is full/);

    await rm(filler);
    assert.equal((await post()).status, 201);
    assert.equal(await count(), acknowledged + 1);
  },
);

test('a folder of data that can only be read is said in a sentence', needsDisks, async t => {
  const dataDir = await createFolder(t);
  const { status, stderr } = run([...onDisk(dataDir, 'ro'), ...start], { DATA_DIR: dataDir });
  assert.equal(status, 1);
  assert.match(stderr, /^DATA_DIR \S+ cannot be written to by this user: [^\n]*\n$/);
});

test('a damaged database is left as it is, and a backup takes its place', async t => {
  const dataDir = await createFolder(t);
  const environment = { DATA_DIR: dataDir, STARTER_CONTENT: 'off' };
  await (await startSite(environment)).stop();
  const backup = join(await createFolder(t), 'site.tar');
  assert.equal(run([process.execPath, 'scripts/backup.ts', backup], environment).status, 0);

  const file = join(dataDir, 'site.sqlite');
  const whole = await readFile(file);
  const garbage = Buffer.alloc(20_000, 'ne');
  const damages: Record<string, () => Promise<void>> = {
    'garbage at its beginning': () =>
      writeFile(file, Buffer.concat([garbage, whole.subarray(garbage.length)])),
    'garbage in the middle': async () => {
      const middle = Math.floor(whole.length / 2);
      const end = whole.subarray(middle + garbage.length);
      await writeFile(file, Buffer.concat([whole.subarray(0, middle), garbage, end]));
    },
    'its end cut off': () => truncate(file, Math.floor(whole.length / 2)),
  };
  for (const [what, damage] of Object.entries(damages)) {
    await writeFile(file, whole);
    await damage();
    const damaged = await readFile(file);
    const { status, stderr } = run(start, environment);
    assert.equal(status, 1, what);
    assert.match(
      stderr,
      /^The database \S+site\.sqlite is damaged and was left as it is: .*\n.*npm run restore/,
      what,
    );
    assert.doesNotMatch(stderr, /\n {4}at /, what);
    assert.deepEqual(await readFile(file), damaged, what);
    const restored = run([process.execPath, 'scripts/restore.ts', backup], environment);
    assert.equal(restored.status, 0, `${what}: ${restored.stderr}`);
    assert.deepEqual(await problemsOfDatabase(dataDir), [], what);
  }
  assert.equal(await (await startSite(environment)).stop(), 0);
});

test('garbage in the log of a crash costs what it covers, and nothing of what the database has', async t => {
  const dataDir = await createFolder(t);
  const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
  const site = await startSite(environment);
  await signIn(site.origin);
  await site.stop('SIGKILL');
  const log = join(dataDir, 'site.sqlite-wal');
  const bytes = await readFile(log);
  assert.ok(bytes.length > 10_000, 'the crash left a log');
  for (const from of [bytes.length - 5_000, 0]) {
    const copy = await createFolder(t);
    await cp(dataDir, copy, { recursive: true });
    await writeFile(join(copy, 'site.sqlite-wal'), bytes.fill('ne', from));
    const again = await startSite({ ...environment, DATA_DIR: copy });
    await signIn(again.origin);
    assert.equal(await again.stop(), 0);
    assert.deepEqual(await problemsOfDatabase(copy), []);
  }
});

test('a log that nobody reads any more ends nothing', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off' });
  site.hangUp();
  for (let call = 0; call < 3; call += 1) {
    assert.equal((await fetch(`${site.origin}/api/news.php`)).status, 200);
    // A refusal is logged at once, reads after a moment.
    assert.equal((await fetch(`${site.origin}/api/members.php`)).status, 401);
    await delay(120);
  }
  assert.equal(await site.stop(), 0);
});
