import { setTimeout } from 'node:timers/promises';
import { createNewsWriter } from './news-writer.ts';
import { memoryOf } from './process-figures.ts';
import { request } from './request.ts';
import type { MeasuredSite, NewsAddress } from './site.ts';
import { median } from './statistics.ts';

const minute = 60_000;
const msBetweenReads = 10;
const msBetweenWrites = 5_000;
const msBetweenSamples = 10_000;
/** The maximum number of requests without a response. */
const maxUnderWay = 32;

/** Memory in MiB, `ms` after the start of the load. */
export type Sample = { ms: number; memory: number };
export type Soak = { requests: number; writes: number; samples: Sample[]; broken: string[] };

/**
 * Reads all paths in turn at a steady, modest rate, updates a news item from time to time, and records the
 * memory.
 */
export async function soak(
  { origin, pid, emptyLog }: MeasuredSite,
  paths: readonly string[],
  news: readonly NewsAddress[],
  minutes: number,
): Promise<Soak> {
  const changeNews = await createNewsWriter(origin, news);
  const result: Soak = { requests: 0, writes: 0, samples: [], broken: [] };
  const started = performance.now();
  let underWay = 0;
  const read = async () => {
    if (underWay >= maxUnderWay) return;
    const path = paths[result.requests % paths.length] ?? '/';
    result.requests += 1;
    underWay += 1;
    const outcome = await request(origin + path).then(({ status }) => status, String);
    underWay -= 1;
    if (outcome !== 200) result.broken.push(`${path}: ${outcome}`);
  };
  const write = async () => {
    result.writes += 1;
    await changeNews().catch(error => result.broken.push(String(error)));
  };
  const sample = async () => {
    result.samples.push({ ms: performance.now() - started, memory: memoryOf(pid).now });
    await emptyLog();
  };
  const timers = [
    setInterval(read, msBetweenReads),
    setInterval(write, msBetweenWrites),
    setInterval(sample, msBetweenSamples),
  ];
  try {
    await setTimeout(minutes * minute);
    await sample();
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
  return result;
}

/** The memory after the first minute, and the median of the last one. */
export function growthOf(samples: readonly Sample[]): { first: number; last: number; ratio: number } {
  const end = samples.at(-1)?.ms ?? 0;
  const first = (samples.find(({ ms }) => ms >= minute) ?? samples[0])?.memory ?? Number.NaN;
  const last = median(samples.filter(({ ms }) => ms > end - minute).map(({ memory }) => memory));
  return { first, last, ratio: last / first };
}
