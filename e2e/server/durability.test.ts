import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { trashCalls } from '#features/trash/contract.ts';
import { type Api, createApi, signIn } from '../support/api.ts';
import { problemsOfDatabase, problemsOfFiles } from '../support/ledger/inspection.ts';
import { readAll } from '../support/ledger/kinds.ts';
import { Ledger } from '../support/ledger/ledger.ts';
import { createFamilyWriter, createWriter, fillTrash } from '../support/ledger/writers.ts';
import { createRandom } from '../support/random.ts';
import { makeFolder } from '../support/sites/folders.ts';
import { type RunningSite, startSite, type TestedSite } from '../support/sites/site.ts';
import { type CleanUp, expect, type Sites, test } from '../support/test.ts';

/** Repeats the writers' random choices and the moments of the kills, but not the machine's speed. */
const seed = Number(process.env.DURABILITY_SEED ?? randomInt(2 ** 31));
/** While many write. A few kills find obvious defects; hundreds find a window of a millisecond. */
const kills = Number(process.env.DURABILITY_KILLS ?? 3);

/** A data folder whose site can be started repeatedly. */
function createPlace(sites: Sites, cleanUp: CleanUp) {
  const dataDir = makeFolder('data');
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
  let starting: Promise<RunningSite> | undefined;
  let isOver = false;
  const kill = () => starting?.then(site => site.stop('SIGKILL'));
  cleanUp(async () => {
    isOver = true;
    await kill()?.catch(() => undefined);
  });
  return {
    dataDir,
    kill,
    /** A site that can be killed. */
    start: (): Promise<RunningSite> => {
      // A test that timed out still runs; nobody would stop what it starts.
      if (isOver) throw new Error('The test is over.');
      starting = startSite(settings);
      return starting;
    },
    /** A site beside others in one process, which is only looked at. */
    startLast: async (): Promise<TestedSite> => {
      const site = await sites.start(settings);
      cleanUp(site.stop);
      return site;
    },
  };
}

/** Polls every millisecond. */
const often = { intervals: [1], timeout: 30_000 };

/** Writers with files keep the disk busy; those without commit more often. */
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

/** The writers, and the operation that is interrupted: one with several steps, or any. */
type Plan = { writers: 'all' | 'withFiles' | 'without'; aim?: string };
/** Of any three some write files; the seed chooses. */
const plans = createRandom(seed).shuffle<Plan>([
  { writers: 'all' },
  { writers: 'without', aim: 'update congress' },
  { writers: 'without', aim: 'restore workshop' },
  { writers: 'withFiles', aim: 'purge album' },
  { writers: 'withFiles', aim: 'update workshop' },
  { writers: 'all', aim: 'create image' },
]);

/** What a crash in the middle of storing leaves: files without a row. */
async function leaveFiles(dataDir: string): Promise<void> {
  const name = 'a1'.repeat(20);
  for (const folder of ['media', 'media-sizes'])
    for (const file of [`${name}.jpg`, `${name}-320.webp`, '.x.part'])
      await writeFile(join(dataDir, folder, file), 'left');
}

test.describe.configure({ mode: 'parallel' });

test('what was answered survives kills, whole, once and alone', async ({ sites, cleanUp }) => {
  test.setTimeout(60_000 * kills);
  const random = createRandom(seed);
  const ledger = new Ledger();
  const { withFiles, without } = createWriters(ledger);
  const groups = { withFiles, without, all: [...withFiles, ...without] };
  const { dataDir, kill, start, startLast } = createPlace(sites, cleanUp);
  let site: TestedSite = await start();
  // One session for all, which must survive too.
  const token = await signIn(site.origin);

  for (let round = 1; round <= kills; round += 1) {
    const { writers, aim } = plans[(round - 1) % plans.length] ?? { writers: 'all' };
    const before = { ...ledger.count };
    const api = createApi(site.origin, token);
    const load = Promise.all(groups[writers].map(writer => writer(api)));
    const isAnswering = () => ledger.count.unanswered === before.unanswered;
    const isReady = () => ledger.count.acknowledged >= before.acknowledged + 10;
    await expect.poll(() => !isAnswering() || isReady(), often).toBe(true);
    if (aim) await expect.poll(() => !isAnswering() || ledger.isUnderWay(aim), often).toBe(true);
    // A random moment, because any moment might lose data.
    await delay(random.between(0, aim ? 15 : 400));
    expect(
      isAnswering(),
      `the site answers all before kill ${round} of DURABILITY_SEED=${seed}`,
    ).toBeTruthy();
    await kill();
    await load;

    await leaveFiles(dataDir);
    site = await (round < kills ? start() : startLast());
    const restarted = createApi(site.origin, token);
    const problems = ledger.settle(await readAll(restarted));
    problems.push(...ledger.problems, ...(await problemsOfFiles(dataDir, restarted, ledger.things)));
    expect(problems, `kill ${round} of DURABILITY_SEED=${seed}`).toEqual([]);
  }

  await site.stop();
  expect(await problemsOfDatabase(dataDir)).toEqual([]);
});

test('emptying the trash survives kills: each thing is there, whole, or gone', async ({ sites, cleanUp }) => {
  const emptyings = Math.ceil((kills * 2) / 3);
  test.setTimeout(60_000 * emptyings);
  const random = createRandom(seed);
  const ledger = new Ledger();
  const { dataDir, kill, start, startLast } = createPlace(sites, cleanUp);
  let site: TestedSite = await start();
  const token = await signIn(site.origin);
  const empty = (api: Api) => ledger.emptyTrash(() => api.call(trashCalls.empty));
  const problemsOf = async (api: Api) => [
    ...ledger.settle(await readAll(api)),
    ...ledger.problems,
    ...(await problemsOfFiles(dataDir, api, ledger.things)),
  ];
  for (let round = 1; round <= emptyings; round += 1) {
    const api = createApi(site.origin, token);
    await fillTrash(ledger, api, random);
    const count = async () => (await api.call(trashCalls.page))?.body.total;
    const before = await count();
    const emptying = empty(api);
    // Every other time in between: the first have gone.
    if (round % 2 === 1) await expect.poll(count, often).not.toBe(before);
    await delay(random.between(0, 40));
    await kill();
    await emptying;

    site = await (round < emptyings ? start() : startLast());
    const restarted = createApi(site.origin, token);
    expect(await problemsOf(restarted), `kill ${round} of DURABILITY_SEED=${seed}`).toEqual([]);
  }

  const api = createApi(site.origin, token);
  await empty(api);
  expect(await problemsOf(api)).toEqual([]);
  expect((await readAll(api)).trash).toEqual([]);
  await site.stop();
  expect(await problemsOfDatabase(dataDir)).toEqual([]);
});
