import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { newsCalls } from '#features/news/contract.ts';
import { createClient } from '#server/db/postgres/postgres-pool.ts';
import { requestOf } from '#server/testing/expected-call.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { dayIn } from '#shared/instants.ts';
import { type Api, createApi } from '../../support/api.ts';
import { readAll } from '../../support/ledger/kinds.ts';
import { Ledger } from '../../support/ledger/ledger.ts';
import {
  countNews,
  createReader,
  expectViews,
  longestDelay,
  viewsOfNews,
} from '../../support/ledger/views.ts';
import { createFamilyWriter, createWriter } from '../../support/ledger/writers.ts';
import { createRandom } from '../../support/random.ts';
import { required } from '../../support/required.ts';
import { startBalancer } from '../../support/sites/balancer.ts';
import type { Cluster } from '../../support/sites/cluster.ts';
import { test } from '../../support/sites/cluster-test.ts';
import { type CleanUp, expect } from '../../support/test.ts';

const news = { ...sampleForms.news, publishedAt: dayIn('Europe/Sarajevo', new Date()) };

/** Polls often, for long enough on a busy machine. */
const patiently = { intervals: [20], timeout: 30_000 };

/** How long clients think, in milliseconds: without, they alone keep the machine busy. */
const thought = 20;

/** Writers with a ledger and readers, through a balancer in front of both instances. */
async function startLoad({ instances }: Cluster, token: string, seed: number) {
  const origins = instances.map(({ origin }) => origin);
  const balancer = await startBalancer(origins);
  const ledger = new Ledger();
  const failures: string[] = [];
  const reads = { count: 0, isOver: false };
  const nameOf = ({ kind, fields }: { kind: string; fields: { id: number } }) => `${kind} ${fields.id}`;
  const readOwn = async (api = createApi(balancer.origin, token), foreign = new Set<string>()) => {
    const { shown, trash } = await readAll(api);
    return {
      shown: shown.filter(found => !foreign.has(nameOf(found))),
      trash: trash.filter(({ kind, id }) => !foreign.has(`${kind} ${id}`)),
    };
  };
  const before = await readOwn();
  const foreign = new Set([
    ...before.shown.map(nameOf),
    ...before.trash.map(({ kind, id }) => `${kind} ${id}`),
  ]);

  const read = async (path: string) => {
    for (; !reads.isOver; await delay(thought)) {
      const status = await fetch(balancer.origin + path).then(
        async response => {
          await response.arrayBuffer();
          return response.status;
        },
        error => String(error.cause ?? error),
      );
      reads.count += 1;
      if (status !== 200 && !reads.isOver) failures.push(`${path}: ${status}`);
    }
  };
  const { call, ...others } = createApi(balancer.origin, token);
  const api: Api = {
    ...others,
    call: async (...asked) => {
      await delay(thought);
      return call(...asked);
    },
  };
  const random = (number: number) => createRandom(seed + number);
  const running = Promise.all([
    createWriter(ledger, 'congress', random(1))(api),
    createWriter(ledger, 'workshop', random(2))(api),
    createFamilyWriter(ledger, ['workshop', 'application'], random(3))(api),
    ...['/', '/novosti', '/api/news.php?page=1'].map(read),
  ]);
  return {
    ledger,
    failures,
    /** Waits until some more was written and read. */
    proceed: async () => {
      const { acknowledged } = ledger.count;
      const { count } = reads;
      const isFurther = () => ledger.count.acknowledged >= acknowledged + 10 && reads.count >= count + 10;
      await expect.poll(isFurther, patiently).toBe(true);
    },
    /** Ends the load, and tells what an instance has otherwise than it was acknowledged. */
    stop: async (origin: string) => {
      reads.isOver = true;
      await balancer.stop();
      await running;
      return [...ledger.settle(await readOwn(createApi(origin, token), foreign)), ...ledger.problems];
    },
  };
}

/** What is to be tidied up cannot be, so that who begins to goes on until `letGo`. */
async function keepHousekeepingBusy(cluster: Cluster, cleanUp: CleanUp) {
  const key = randomUUID();
  await cluster.query("insert into idempotency_keys values ($1, '', '', '2020-01-01T00:00:00.000Z')", [key]);
  const other = (await createClient({ connectionString: cluster.databaseUrl }))();
  await other.connect();
  cleanUp(() => other.end());
  await other.query('begin');
  await other.query('select * from idempotency_keys where key_hash = $1 for update', [key]);
  return { letGo: () => other.query('rollback') };
}

/** What becomes of the site while an instance, or its database, is gone. */
export function testFailures(): void {
  test('a rolling restart fails no request, a kill loses no write', async ({ cluster, token, cleanUp }) => {
    test.setTimeout(240_000);
    const [first, second] = cluster.instances;
    const load = await startLoad(cluster, token, 1);
    await load.proceed();
    expect(await second.stop()).toBe(0);
    await load.proceed();
    await second.start();
    await load.proceed();
    expect(await first.stop()).toBe(0);
    await load.proceed();
    const { letGo } = await keepHousekeepingBusy(cluster, cleanUp);
    await first.start();
    await load.proceed();
    expect(load.failures).toEqual([]);
    expect(load.ledger.count.unanswered).toBe(0);

    const leases = () =>
      cluster.query<{ holder: string }>("select holder from leases where name = 'housekeeping'");
    await expect.poll(leases, patiently).toHaveLength(1);
    await first.stop('SIGKILL');
    expect(await load.stop(second.origin)).toEqual([]);
    expect(load.failures).toEqual([]);

    const further = await startLoad(cluster, token, 2);
    await further.proceed();
    expect(further.failures).toEqual([]);
    expect(further.ledger.count.unanswered).toBe(0);
    expect(await further.stop(second.origin)).toEqual([]);

    expect(await leases(), 'the work of who was killed is not done').toHaveLength(1);
    // As a minute later.
    await cluster.query('update leases set expires_at = 0');
    await letGo();
    await first.start();
    await expect.poll(leases, patiently).toEqual([]);
  });

  test('without its database the site shows what it kept and refuses writes, then is well again', async ({
    cluster,
    token,
    apis,
  }) => {
    test.setTimeout(240_000);
    const origins = cluster.instances.map(({ origin }) => origin);
    const readers = origins.map(createReader);
    const [path, init] = requestOf(newsCalls.create, { fields: news }, { Authorization: `Bearer ${token}` });
    const [picture] = /\/media\/[\w.-]+/.exec(await (await fetch(origins[0] ?? '')).text()) ?? [];
    const pages = ['/', '/novosti', '/api/news.php?page=1&pageSize=5', required(picture, 'picture')];
    const all = origins.flatMap(origin => pages.map(page => origin + page));
    const statusOf = async (address: string) => {
      const response = await fetch(address);
      await response.arrayBuffer();
      return response.status;
    };
    for (const address of all) expect(await statusOf(address)).toBe(200);

    cluster.database.halt();
    try {
      // Longer than a page is sent without knowing that it is of now.
      for (const end = performance.now() + 2 * longestDelay; performance.now() < end; await delay(100))
        for (const address of all) expect(await statusOf(address), address).toBe(200);
      for (const origin of origins) {
        const refused = await fetch(`${origin}/api${path}`, init);
        await refused.arrayBuffer();
        expect(refused.status).toBe(503);
        expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
        expect(await statusOf(`${origin}/novosti/999999`), 'what is not kept').toBe(503);
        expect(await statusOf(`${origin}/api/health/ready`)).toBe(200);
      }
    } finally {
      cluster.database.resume();
    }

    const stem = `Vijest-${randomUUID()}-`;
    const create = () => apis[0].call(newsCalls.create, { fields: { ...news, title: `${stem}1` } });
    const answers = [await create()];
    const lastStatus = async () => {
      if (answers[0]?.status !== 201) answers.unshift(await create());
      return answers[0]?.status;
    };
    await expect.poll(lastStatus, patiently).toBe(201);
    const createdAt = performance.now();
    const state = { id: Number(answers[0]?.body.id), stem, title: `${stem}1`, isPublic: true };
    const others = (await countNews(createReader(origins[0] ?? ''))) - 1;
    for (const [at, read] of readers.entries())
      await expectViews(read, viewsOfNews(state, others), createdAt + at * longestDelay);
  });
}
