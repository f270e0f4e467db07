import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi, signIn } from './support/api.ts';
import { problemsOfDatabase, problemsOfFiles } from './support/inspection.ts';
import { readSite } from './support/kinds.ts';
import { Ledger } from './support/ledger.ts';
import { createRandom } from './support/random.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { createFamilyWriter, createWriter } from './support/writers.ts';

/** Repeats the choices of the writers and the moments of the kills; how fast the machine is, it cannot repeat. */
const seed = Number(process.env.DURABILITY_SEED ?? randomInt(2 ** 31));
/** Six find what is plainly wrong; hundreds find what goes wrong within a millisecond. */
const kills = Number(process.env.DURABILITY_KILLS ?? 6);
/**
 * docs/security.md#promises, 'ready again'; longer only as far as the machine has more to do than processors to do
 * it.
 */
const longestRestart = () => 5_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** A folder of data, and the site on it, started as often as asked for. */
async function createPlace(t: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
  let starting: Promise<RunningSite> | undefined;
  t.after(async () => {
    if (!t.passed) t.diagnostic(`Repeat it with DURABILITY_SEED=${seed}`);
    await starting?.then(site => site.stop('SIGKILL')).catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  });
  const start = () => {
    // A test that took too long is over, though it runs on: nobody would stop what it starts.
    t.signal.throwIfAborted();
    starting = startSite({ DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' });
    return starting;
  };
  const restart = async () => {
    const begun = performance.now();
    const restarted = await start();
    const took = performance.now() - begun;
    const limit = longestRestart();
    assert.ok(took < limit, `ready after ${Math.round(took)} ms, not ${Math.round(limit)}`);
    return restarted;
  };
  return { dataDir, start, restart };
}

/** Those with files keep the disk busy, those without commit the more often. */
function createWriters(ledger: Ledger) {
  const random = (number: number) => createRandom(seed + number);
  return {
    withFiles: [
      createWriter(ledger, 'workshop', random(1)),
      createWriter(ledger, 'workshop', random(2)),
      createFamilyWriter(ledger, ['album', 'image'], random(3)),
    ],
    without: [
      createWriter(ledger, 'congress', random(4)),
      createWriter(ledger, 'congress', random(5)),
      createWriter(ledger, 'question', random(6)),
      createFamilyWriter(ledger, ['workshop', 'application'], random(7)),
    ],
  };
}

test('what was answered survives being killed, whole and once', {
  timeout: 60_000 * kills,
}, async t => {
  const random = createRandom(seed);
  const ledger = new Ledger();
  const { withFiles, without } = createWriters(ledger);
  const all = [...withFiles, ...without];
  // At any moment, or while something of a kind is under way that has several steps.
  const plans = [
    { writers: all },
    { writers: without, aim: 'update congress' },
    { writers: withFiles, aim: 'remove album' },
    { writers: all, aim: 'create image' },
    { writers: withFiles, aim: 'update workshop' },
    { writers: without, aim: 'remove workshop' },
  ];
  const { dataDir, start, restart } = await createPlace(t);
  let site = await start();
  // One session for all: it too was acknowledged.
  const token = await signIn(site.origin);

  for (let kill = 1; kill <= kills; kill += 1) {
    const { writers, aim } = plans[(kill - 1) % plans.length] ?? { writers: all };
    const before = { ...ledger.count };
    const api = createApi(site.origin, token);
    const load = Promise.all(writers.map(writer => writer(api)));
    const isAnswering = () => ledger.count.unanswered === before.unanswered;
    while (isAnswering() && ledger.count.acknowledged < before.acknowledged + 25) await wait(5);
    while (isAnswering() && aim && !ledger.isUnderWay(aim)) await wait(1);
    await wait(random.between(0, aim ? 15 : 900));
    assert.ok(isAnswering(), `the site answers all before kill ${kill}`);
    await site.stop('SIGKILL');
    await load;

    site = await restart();
    const restarted = createApi(site.origin, token);
    const problems = ledger.settle(await readSite(restarted));
    problems.push(...ledger.problems, ...(await problemsOfFiles(dataDir, restarted, ledger.things)));
    assert.deepEqual(problems, [], `kill ${kill}`);
  }

  assert.equal(await site.stop(), 0);
  assert.deepEqual(await problemsOfDatabase(dataDir), []);
});

test('a start removes what a crash left between a file and its row, and no file in use', async t => {
  const ledger = new Ledger();
  const { dataDir, start, restart } = await createPlace(t);
  const site = await start();
  const token = await signIn(site.origin);
  const api = createApi(site.origin, token);
  const load = Promise.all(createWriters(ledger).withFiles.map(writer => writer(api)));
  while (ledger.count.acknowledged < 40 && ledger.count.unanswered === 0) await wait(5);
  await site.stop('SIGKILL');
  await load;

  const name = 'a1'.repeat(20);
  const left = ['media', 'media-sizes'].flatMap(folder =>
    [`${name}.jpg`, `${name}-320.webp`, '.x.part'].map(file => join(dataDir, folder, file)),
  );
  for (const file of left) await writeFile(file, 'left');
  const restarted = createApi((await restart()).origin, token);
  assert.deepEqual(ledger.settle(await readSite(restarted)), []);
  assert.deepEqual(await problemsOfFiles(dataDir, restarted, ledger.things), []);
  assert.ok((await readdir(join(dataDir, 'media'))).length > 0, 'files in use are there');
});
