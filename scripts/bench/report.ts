import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import type { FirstRender } from './first-render.ts';
import type { Scenario } from './scenarios.ts';
import { growthOf, type Soak } from './soak.ts';
import { median, medianRatio } from './statistics.ts';
import type { Round, Rounds } from './throughput.ts';

/** A scenario's measurements; without rounds if the site does not offer it. Memory in MiB. */
export type Measured = { scenario: Scenario; bytes: number; memory: number; rounds: Rounds };

const columns = [
  'scenario',
  'bytes',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU µs/request',
  'memory MiB',
  'bare requests/s',
  'of bare',
  'of bare by CPU',
  'nginx requests/s',
  'of nginx',
  'goal',
];

/** A Markdown table: scenarios under load, then first renders. */
export function table(measured: readonly Measured[], firstRenders: readonly FirstRender[]): string {
  const rows = [...measured.map(loadRow), ...firstRenders.map(firstRenderRow)];
  const rule = columns.map((_, index) => (index === 0 || index === columns.length - 1 ? '---' : '---:'));
  return [columns, rule, ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

function loadRow({ scenario, bytes, memory, rounds }: Measured): string[] {
  const { name, goal } = scenario;
  const { site = [], bare = [], nginx = [] } = rounds;
  if (site.length === 0) return [name, 'not offered', ...columns.slice(2).map(() => '–')];
  const part = medianRatio(all(site, 'perSecond'), all(bare, 'perSecond'));
  return [
    name,
    whole(bytes),
    whole(middle(site, 'perSecond')),
    decimal(middle(site, 'p50')),
    decimal(middle(site, 'p99')),
    whole(middle(site, 'cpu')),
    whole(memory),
    whole(middle(bare, 'perSecond')),
    decimal(part),
    decimal(medianRatio(all(bare, 'cpu'), all(site, 'cpu'))),
    whole(middle(nginx, 'perSecond')),
    decimal(medianRatio(all(site, 'perSecond'), all(nginx, 'perSecond'))),
    goal === undefined ? '–' : `≥ ${goal} of bare: ${verdict(part >= goal)}`,
  ];
}

function firstRenderRow({ name, goal, bytes, p50, p99, cpu }: FirstRender): string[] {
  const isMet = cpu <= goal * 1_000;
  const figures = [whole(bytes), '–', decimal(p50), decimal(p99), whole(cpu)];
  const others = ['–', '–', '–', '–', '–', '–'];
  return [name, ...figures, ...others, `≤ ${goal} ms CPU: ${verdict(isMet)}`];
}

export function describeFirstRender({ name, pages, cpu, cpuP99, mainShare }: FirstRender): string {
  const [typical, worst] = [cpu, cpuP99].map(value => decimal(value / 1_000));
  return `${name}: ${pages} pages, ${typical} ms of CPU at the median, ${worst} ms at p99; ${whole(mainShare * 100)} % of it in the main thread.`;
}

export function describeSoak({ requests, writes, samples }: Soak): string {
  const { first, last, ratio } = growthOf(samples);
  return `${whole(requests)} requests and ${whole(writes)} writes: ${whole(first)} MiB after the first minute, ${whole(last)} MiB in the last one (${decimal(ratio)} of it).`;
}

/** Includes the machine's load before the run: if it is far above 0, the figures are unreliable. */
export function describeMachine(): string {
  const memory = whole(totalmem() / 2 ** 30);
  return `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}; load average ${decimal(loadavg()[0] ?? Number.NaN)}`;
}

const all = (rounds: readonly Round[], figure: keyof Round) => rounds.map(round => round[figure]);
const middle = (rounds: readonly Round[], figure: keyof Round) => median(all(rounds, figure));
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

function whole(value: number): string {
  return Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '–';
}

function decimal(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}
