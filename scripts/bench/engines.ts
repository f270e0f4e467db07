import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createS3Server } from '#server/storage/testing/s3-server.ts';
import { runRush } from '../../e2e/support/rush.ts';
import { startPostgres } from '../postgres-server.ts';
import type { LoadTool } from './load.ts';
import { createNewsWriter } from './news-writer.ts';
import { PlainClient } from './plain-client.ts';
import { cpuTimeOf } from './process-figures.ts';
import { request } from './request.ts';
import { detailPages } from './scenarios.ts';
import { type MeasuredSite, type NewsAddress, prepareData, startSite } from './site.ts';
import { median, medianRatio, percentile } from './statistics.ts';
import { isShort } from './throughput.ts';

/** How long people waited who applied at one moment, and how many were told to come again. */
type Rush = { p50: number; p99: number; refused: number };

/** What PostgreSQL costs beside SQLite, and what a second instance brings. Times in milliseconds. */
export type Engines = {
  /** The home page from memory, PostgreSQL to SQLite: requests per second, and processor time of one. */
  kept: { perSecond: number; cpu: number };
  /** Processor time of the site. */
  firstRender: { sqlite: number; postgres: number };
  write: { sqlite: number; postgres: number };
  /** First renders per second, two instances to one. */
  twoInstances: number;
  rush: { sqlite: Rush; postgres: Rush; twoInstances: Rush };
};

/** A site that is measured, its pages, and a change that makes it forget them. */
type Subject = { site: MeasuredSite; pages: readonly string[]; write: () => Promise<void> };
type Pair = readonly [sqlite: Subject, postgres: Subject];

/** The first renders after which the engine's compilers have seen the code. */
const warmingUp = 2_000;
const inParallel = 8;
/** Limits hold, by the addresses that applicants are said to have. */
const settings = { RATE_LIMIT: 'on', TRUST_PROXY: '1' };

/**
 * Measures the same content on SQLite, and on PostgreSQL with one instance and with two, by turns. Both engines sync each
 * commit to the disk. Undefined where there is no PostgreSQL.
 */
export async function measureEngines(
  { items, seconds }: { items: number; seconds: number },
  { folder, tool }: { folder: string; tool: LoadTool },
  resources: AsyncDisposableStack,
): Promise<Engines | undefined> {
  const shared = await startServices(resources);
  if (!shared) return undefined;
  const [rounds, maxPages, renders, applicants] = isShort(seconds)
    ? [1, 10, 1, 30]
    : [5, 100, warmingUp, 500];
  const open = async (name: string, news: readonly NewsAddress[], environment: Record<string, string>) => {
    const site = await startSite(join(folder, name), resources, { ...settings, ...environment });
    const pages = detailPages(news).slice(0, maxPages);
    const subject = { site, pages, write: await createNewsWriter(site.origin, news) };
    for (let count = 0; count < renders; count += pages.length) await renderAnew([subject]);
    return subject;
  };
  const sqlite = await open('sqlite', await prepareData(join(folder, 'sqlite'), items), {});
  const news = await prepareData(join(folder, 'postgres'), items, shared);
  const postgres = await open('postgres', news, shared);
  const pair = [sqlite, postgres] as const;
  const firstRender = await measureFirstRenders(pair, rounds);
  const write = await measureWrites(pair, rounds);
  const kept = await measureKept(pair, rounds, { tool, seconds });
  const rush = {
    sqlite: await measureRushes([sqlite], rounds, applicants),
    postgres: await measureRushes([postgres], rounds, applicants),
  };
  await mkdir(join(folder, 'second'));
  const second = await open('second', news, shared);
  const both = [postgres, second];
  const twoInstances = await measureTwo(postgres, second, rounds * 4);
  return {
    kept,
    firstRender,
    write,
    twoInstances,
    rush: { ...rush, twoInstances: await measureRushes(both, rounds, applicants) },
  };
}

/** A database server and a store, as settings of a site. */
async function startServices(resources: AsyncDisposableStack) {
  const server = startPostgres({ isDurable: true });
  if (!server) return undefined;
  resources.defer(server.stop);
  const { bucket } = await createS3Server({ after: end => resources.defer(end as () => void) });
  return {
    DATABASE_URL: server.url,
    STORAGE_URL: bucket.bucketUrl,
    STORAGE_KEY: bucket.key,
    STORAGE_SECRET: bucket.secret,
  };
}

/** Measures both by turns, so that they see the same noise. */
async function inTurns<T>(
  [sqlite, postgres]: Pair,
  turns: number,
  measure: (subject: Subject, turn: number) => Promise<T>,
): Promise<{ sqlite: T[]; postgres: T[] }> {
  const values: { sqlite: T[]; postgres: T[] } = { sqlite: [], postgres: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    values.sqlite.push(await measure(sqlite, turn));
    values.postgres.push(await measure(postgres, turn));
  }
  return values;
}

async function measureFirstRenders(pair: Pair, rounds: number) {
  const { sqlite, postgres } = await inTurns(pair, rounds * pair[0].pages.length, async (subject, turn) => {
    const { site, pages, write } = subject;
    const page = turn % pages.length;
    if (page === 0) await write();
    const before = cpuTimeOf(site.pid).total;
    await request(site.origin + pages[page]);
    return (cpuTimeOf(site.pid).total - before) / 1e6;
  });
  return { sqlite: median(sqlite), postgres: median(postgres) };
}

async function measureWrites(pair: Pair, rounds: number) {
  const { sqlite, postgres } = await inTurns(pair, rounds * 20, async ({ write }) => {
    const started = performance.now();
    await write();
    return performance.now() - started;
  });
  return { sqlite: median(sqlite), postgres: median(postgres) };
}

async function measureKept(
  pair: Pair,
  rounds: number,
  { tool, seconds }: { tool: LoadTool; seconds: number },
) {
  const { sqlite, postgres } = await inTurns(pair, rounds, async ({ site }) => {
    const before = cpuTimeOf(site.pid).total;
    const { perSecond, requests } = await tool.run(`${site.origin}/`, {}, seconds / rounds);
    await site.emptyLog();
    return { perSecond, cpu: (cpuTimeOf(site.pid).total - before) / requests };
  });
  const ratio = (figure: 'perSecond' | 'cpu') =>
    medianRatio(
      postgres.map(round => round[figure]),
      sqlite.map(round => round[figure]),
    );
  return { perSecond: ratio('perSecond'), cpu: ratio('cpu') };
}

async function measureTwo(first: Subject, second: Subject, rounds: number): Promise<number> {
  const [alone, together]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await renderAnew([first]));
    together.push(await renderAnew([first, second]));
  }
  return medianRatio(alone, together);
}

/** The typical one of several. */
async function measureRushes(
  subjects: readonly Subject[],
  rounds: number,
  applicants: number,
): Promise<Rush> {
  const origins = subjects.map(({ site }) => site.origin);
  const rushes: Rush[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { times, refused } = await runRush(origins, applicants);
    rushes.push({ p50: median(times), p99: percentile(times, 99), refused });
  }
  const typical = (figure: keyof Rush) => median(rushes.map(rush => rush[figure]));
  return { p50: typical('p50'), p99: typical('p99'), refused: typical('refused') };
}

/** Asks instances of a site for all pages, each for one of them, once all have forgotten them; returns the milliseconds that it takes. */
async function renderAnew(instances: readonly Subject[]): Promise<number> {
  // What one of them writes the others hear later.
  for (const { write } of instances) await write();
  const requests = (instances[0]?.pages ?? []).values();
  const clients = Array.from({ length: inParallel }, (_, number) => {
    const { site } = instances[number % instances.length] as Subject;
    return new PlainClient(site.origin);
  });
  const started = performance.now();
  await Promise.all(
    clients.map(async client => {
      for (const page of requests) await client.get(page);
    }),
  );
  const spent = performance.now() - started;
  for (const client of clients) client.end();
  return spent;
}

/** Markdown lines. */
export function describeEngines({ kept, firstRender, write, twoInstances, rush }: Engines): string[] {
  const ms = (value: number) => `${value.toFixed(value < 100 ? 2 : 0)} ms`;
  const waits = ({ p50, p99, refused }: Rush) => `${ms(p50)}, p99 ${ms(p99)}, ${refused} refused`;
  return [
    '| | SQLite | PostgreSQL | two instances | goal |',
    '|---|---:|---:|---:|---|',
    `| home page from memory, requests/s | 1 | ${kept.perSecond.toFixed(2)} | | the same |`,
    `| home page from memory, CPU | 1 | ${kept.cpu.toFixed(2)} | | the same |`,
    `| news item, first render, CPU | ${ms(firstRender.sqlite)} | ${ms(firstRender.postgres)} | | ≤ +0.5 ms |`,
    `| a write | ${ms(write.sqlite)} | ${ms(write.postgres)} | | ≤ +5 ms |`,
    `| first renders/s | | 1 | ${twoInstances.toFixed(2)} | ≥ 1.5 |`,
    `| 500 apply for 20 places | ${waits(rush.sqlite)} | ${waits(rush.postgres)} | ${waits(rush.twoInstances)} | p99 < 1 s |`,
  ];
}
