import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSoak, table } from './report.ts';
import type { Round } from './throughput.ts';

const round = (perSecond: number, cpu: number): Round => ({
  requests: perSecond,
  perSecond,
  cpu,
  p50: 0.5,
  p99: 2.25,
  broken: 0,
});

const firstRender = {
  name: 'Item',
  goal: 1.5,
  pages: 200,
  bytes: 5_000,
  p50: 2,
  p99: 4,
  cpu: 1_500,
  cpuP99: 3_000,
  mainShare: 0.8,
};

test('a scenario meets its goal by the median of its rounds', () => {
  const scenario = { name: 'Page', path: '/', goal: 0.55 };
  const site = [round(6_000, 60), round(5_500, 50), round(1_000, 90)];
  const bare = [round(10_000, 30), round(10_000, 30), round(10_000, 36)];
  const nginx = [round(20_000, 1), round(20_000, 1), round(20_000, 1)];
  const measured = { scenario, bytes: 12_345, memory: 99.6, rounds: { site, bare, nginx } };
  const rowOf = (...args: Parameters<typeof table>) => table(...args).split('\n')[2];
  assert.equal(
    rowOf([measured], []),
    '| Page | 12,345 | 5,500 | 0.50 | 2.25 | 60 | 100 | 10,000 | 0.55 | 0.50 | 20,000 | 0.28 | ≥ 0.55 of bare: met |',
  );
  const slower = { ...measured, rounds: { site: site.slice(1), bare: bare.slice(1) } };
  assert.match(rowOf([slower], []) ?? '', /\| – \| – \| ≥ 0.55 of bare: missed \|$/, 'without nginx too');
});

test('a first render meets its goal by processor time', () => {
  const [, , met, missed] = table([], [firstRender, { ...firstRender, cpu: 1_501 }]).split('\n');
  assert.equal(met, '| Item | 5,000 | – | 2.00 | 4.00 | 1,500 | – | – | – | – | – | – | ≤ 1.5 ms CPU: met |');
  assert.match(missed ?? '', /missed \|$/);
});

test('what the site does not offer has a row without figures, and rows are as long as the head', () => {
  const scenario = { name: 'Unchanged', path: '/', goal: 0.7 };
  const text = table([{ scenario, bytes: Number.NaN, memory: 1, rounds: {} }], [firstRender]);
  assert.match(text, /^\| Unchanged \| not offered \| – \|/m);
  const lengths = text.split('\n').map(line => line.split('|').length);
  assert.deepEqual(new Set(lengths).size, 1, text);
});

test('memory is compared from the first minute to the median of the last one', () => {
  const memories = [80, 90, 95, 97, 98, 100, 99, 98, 120, 104, 105, 106, 107, 300];
  const samples = memories.map((memory, index) => ({ ms: (index + 1) * 10_000, memory }));
  assert.equal(
    describeSoak({ requests: 1_234, writes: 5, samples, broken: [] }),
    '1,234 requests and 5 writes: 100 MiB after the first minute, 106 MiB in the last one (1.06 of it).',
  );
});
