import { cpuTimeOf } from './process-figures.ts';
import { request } from './request.ts';
import type { MeasuredSite } from './site.ts';
import { median, percentile } from './statistics.ts';

/** What pages cost that were never asked for before. Processor time in microseconds, the other in milliseconds. */
export type FirstRender = {
  name: string;
  /** How many pages were measured. */
  pages: number;
  bytes: number;
  p50: number;
  p99: number;
  cpu: number;
  cpuP99: number;
  /** The part of the processor time that the main thread had: compression has threads of its own. */
  mainShare: number;
};

/** As many pages are measured, if there are as many. */
const mostPages = 200;
/** What the compilers of the engine need to have seen of the code, after which its time stays the same. */
const warmingUp = 2_000;

/**
 * Asks for each page once, one after the other; before that for each in the dark theme, which is kept apart, again and
 * again, with a change after each round that makes the site forget them: so that all code is warm, and none of the
 * pages is kept.
 */
export async function measureFirstRender(
  { origin, pid }: MeasuredSite,
  name: string,
  all: readonly string[],
  changeContent: () => Promise<void>,
  isShort: boolean,
): Promise<FirstRender> {
  const paths = all.slice(0, mostPages);
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
 * Without a rest before or after: a processor that has slept for some milliseconds takes up to twice as long for the
 * same page. What is still to be done for a page when its answer is there counts for the next one.
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
