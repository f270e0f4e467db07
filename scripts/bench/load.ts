import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { standardHeaders } from './request.ts';

/** The result of a load; times in milliseconds. */
export type Load = {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Responses that were neither 2xx nor 3xx, and failed connections. */
  broken: number;
};

/** A load generator: 16 connections, each of which sends the next request after a response. */
export type LoadTool = {
  name: 'wrk' | 'autocannon';
  run: (address: string, headers: Record<string, string>, seconds: number) => Promise<Load>;
};

const connections = 16;

const wrk: LoadTool = {
  name: 'wrk',
  run: async (address, headers, seconds) => {
    const lines = Object.entries({ ...standardHeaders, ...headers }).flatMap(([name, value]) => [
      '-H',
      `${name}: ${value}`,
    ]);
    // It accepts whole seconds only; when interrupted, it reports what it has measured.
    const longest = `-d${Math.ceil(seconds) + 1}s`;
    const words = ['-t1', `-c${connections}`, longest, '--latency', ...lines, address];
    const { child, output } = start('wrk', words);
    await setTimeout(seconds * 1_000);
    child.kill('SIGINT');
    const report = await output;
    // On a busy machine it can be interrupted before it has begun.
    return report === '' ? wrk.run(address, headers, seconds * 2) : parseWrk(report);
  },
};

/** Counts whole seconds; `amount` is a number of requests instead, for a run that only checks that it works. */
const createAutocannon = (amount?: number): LoadTool => ({
  name: 'autocannon',
  run: async (address, headers, seconds) => {
    const lines = Object.entries({ ...standardHeaders, ...headers }).flatMap(([name, value]) => [
      '-H',
      `${name}=${value}`,
    ]);
    const program = join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');
    const length = amount ? `-a${amount}` : `-d${Math.ceil(seconds)}`;
    const words = [program, `-c${connections}`, length, '-j', '-n', ...lines, address];
    return parseAutocannon(await start(process.execPath, words).output);
  },
});

export function findLoadTool(isShort: boolean): LoadTool {
  return spawnSync('wrk', ['-v']).error ? createAutocannon(isShort ? 200 : undefined) : wrk;
}

function start(command: string, words: string[]) {
  const { promise: output, resolve } = Promise.withResolvers<string>();
  // The report says more than the exit code.
  const child = execFile(command, words, (_, stdout, stderr) => resolve(stdout + stderr));
  return { child, output };
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses wrk's report with `--latency`. */
export function parseWrk(report: string): Load {
  const numberIn = (pattern: RegExp) => Number(pattern.exec(report)?.[1] ?? Number.NaN);
  const timeAt = (percent: number) => {
    const [, value, unit = ''] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(\\w+)$`, 'm').exec(report) ?? [];
    return Number(value) * (milliseconds[unit] ?? Number.NaN);
  };
  const requests = numberIn(/(\d+) requests in/);
  if (Number.isNaN(requests)) throw new Error(`wrk reported: ${report}`);
  const [, ...failed] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  const refused = numberIn(/Non-2xx or 3xx responses: (\d+)/) || 0;
  return {
    requests,
    perSecond: numberIn(/Requests\/sec:\s+([\d.]+)/),
    p50: timeAt(50),
    p99: timeAt(99),
    broken: failed.reduce((sum, count) => sum + Number(count), refused),
  };
}

/** Parses autocannon's report with `--json`; its times are whole milliseconds. */
export function parseAutocannon(report: string): Load {
  const line = report.split('\n').find(text => text.startsWith('{'));
  if (!line) throw new Error(`autocannon reported: ${report}`);
  const { requests, latency, duration, errors, ...counts } = JSON.parse(line);
  return {
    requests: requests.total,
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    broken: errors + counts['4xx'] + counts['5xx'],
  };
}
