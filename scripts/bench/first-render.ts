import { cpuTimeOf } from './process-figures.ts';
import { request } from './request.ts';
import type { MeasuredSite } from './site.ts';
import { median, percentile } from './statistics.ts';

/** The cost of pages that are not cached. Processor time in microseconds, other times in milliseconds. */
export type FirstRender = {
  name: string;
  /** The most processor time of a typical page, in milliseconds. */
  goal: number;
  /** The number of pages measured. */
  pages: number;
  bytes: number;
  p50: number;
  p99: number;
  cpu: number;
  cpuP99: number;
  /** The main thread's part of the processor time: compression has its own threads. */
  mainShare: number;
};

/** The maximum number of pages that are measured, and in a short run. */
const maxPages = 200;
const fewPages = 10;
/** The requests after which the engine's compilers have optimized the code and its time is stable. */
const warmingUp = 2_000;

/**
 * Requests each page once, in sequence. Before that, the pages in the dark theme, which are cached
 * separately, are requested repeatedly, with a change after each round that clears the cache: this warms up
 * all code without caching the measured pages.
 */
export async function measureFirstRender(
  { origin, pid }: MeasuredSite,
  { name, goal, paths: all }: { name: string; goal: number; paths: readonly string[] },
  changeContent: () => Promise<void>,
  isShort: boolean,
): Promise<FirstRender> {
  const paths = all.slice(0, isShort ? fewPages : maxPages);
  for (let count = 0; count < (isShort ? 1 : warmingUp); count += paths.length) {
    for (const path of paths) await ask(origin + path, { Cookie: 'theme=dark' });
    await changeContent();
  }
  const pages: Awaited<ReturnType<typeof measurePage>>[] = [];
  for (const path of paths) pages.push(await measurePage(origin + path, pid));
  const totals = pages.map(({ cpu }) => cpu.total);
  const times = pages.map(({ time }) => time);
  return {
    name,
    goal,
    pages: pages.length,
    bytes: median(pages.map(({ bytes }) => bytes)),
    p50: median(times),
    p99: percentile(times, 99),
    cpu: median(totals) / 1_000,
    cpuP99: percentile(totals, 99) / 1_000,
    mainShare: median(pages.map(({ cpu }) => cpu.main / cpu.total)),
  };
}

/**
 * Measures without pauses: after some idle milliseconds a processor takes up to twice as long for the same
 * page. Work that continues after a page's response counts for the next page.
 */
async function measurePage(address: string, pid: number) {
  const before = cpuTimeOf(pid);
  const started = performance.now();
  const bytes = await ask(address);
  const time = performance.now() - started;
  const after = cpuTimeOf(pid);
  return { bytes, time, cpu: { total: after.total - before.total, main: after.main - before.main } };
}

async function ask(address: string, headers?: Record<string, string>): Promise<number> {
  const { status, body } = await request(address, headers);
  if (status !== 200) throw new Error(`${address} answered ${status}.`);
  return body.length;
}
