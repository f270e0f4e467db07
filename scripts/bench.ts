import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEngines, measureEngines } from './bench/engines.ts';
import { type FirstRender, measureFirstRender } from './bench/first-render.ts';
import { findLoadTool } from './bench/load.ts';
import { createNewsWriter } from './bench/news-writer.ts';
import { type Options, readOptions, usage } from './bench/options.ts';
import { memoryOf } from './bench/process-figures.ts';
import { type Server, startBare, startNginx } from './bench/reference-servers.ts';
import { describeFirstRender, describeMachine, describeSoak, type Measured, table } from './bench/report.ts';
import {
  type Captured,
  capture,
  detailPages,
  listPages,
  listScenarios,
  searches,
} from './bench/scenarios.ts';
import { type MeasuredSite, type NewsAddress, prepareData, startSite } from './bench/site.ts';
import { soak } from './bench/soak.ts';
import { isShort, measureThroughput } from './bench/throughput.ts';
import { buildIfNeeded } from './build-if-needed.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** A run's printed lines, its figures for the file, and the requests that failed. */
type Outcome = { lines: string[]; figures: object; broken: string[] };

async function main(words: string[]): Promise<number> {
  const options = readOptions(words);
  if (!options) {
    process.stderr.write(usage);
    return 1;
  }
  buildIfNeeded();
  await using resources = new AsyncDisposableStack();
  const { lines, figures, broken } = await Promise.race([run(options, resources), interruption(options)]);
  tell(`\n${lines.join('\n')}`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
  for (const line of broken) process.stderr.write(`Broken: ${line}\n`);
  return broken.length === 0 ? 0 : 1;
}

/** Rejects when the run is interrupted, or takes far longer than it should. */
function interruption({ items, seconds, engines, soak: minutes = 0 }: Options): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => reject(new Error(signal)));
  const longest = (engines ? 900 : 300) + items / 1_000 + seconds * 100 + minutes * 60;
  setTimeout(() => reject(new Error(`Not finished within ${longest} s.`)), longest * 1_000).unref();
  return promise;
}

async function run(options: Options, resources: AsyncDisposableStack): Promise<Outcome> {
  const machine = describeMachine();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  if (options.engines) {
    const { lines, figures } = await runEngines(options, folder, resources);
    return { lines: [...lines, `- ${machine}`], figures: { machine, ...options, ...figures }, broken: [] };
  }
  const dataDir = join(folder, 'data');
  tell(`Generating ${options.items} items …`);
  const news = await prepareData(dataDir, options.items);
  const site = await startSite(dataDir, resources);
  const { lines, figures, broken } =
    options.soak === undefined
      ? await runScenarios(options, site, news, folder, resources)
      : await runSoak(site, news, options.soak);
  return { lines: [...lines, `- ${machine}`], figures: { machine, ...options, ...figures }, broken };
}

async function runScenarios(
  { items, seconds }: Options,
  site: MeasuredSite,
  news: NewsAddress[],
  folder: string,
  resources: AsyncDisposableStack,
): Promise<Outcome> {
  tell('Asking for pages the first time …');
  const changeNews = await createNewsWriter(site.origin, news);
  const firstRenders: FirstRender[] = [];
  for (const pages of [
    { name: 'News item, first render', goal: 1.5, paths: detailPages(news) },
    { name: 'Page of news, first render', goal: 1.5, paths: listPages(news) },
    { name: 'API: search, first asked', goal: 100, paths: searches(news) },
  ])
    firstRenders.push(await measureFirstRender(site, pages, changeNews, isShort(seconds)));
  const all = await listScenarios(site.origin, news);
  const scenarios = isShort(seconds) ? all.filter(({ path }) => path === '/') : all;
  const answers = await Promise.all(scenarios.map(scenario => capture(site.origin, scenario)));
  const offered = answers.filter(answer => answer !== undefined);
  const servers = await startServers(site, offered, folder, resources);
  const tool = findLoadTool(isShort(seconds));
  const measured: Measured[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    const captured = answers[index];
    tell(`${scenario.name} …`);
    const number = captured ? offered.indexOf(captured) : -1;
    const rounds = captured ? await measureThroughput(servers, scenario, number, { tool, seconds }) : {};
    const bytes = captured?.answer.body.length ?? Number.NaN;
    measured.push({ scenario, bytes, memory: memoryOf(site.pid).now, rounds });
    await site.emptyLog();
  }
  const { peak } = memoryOf(site.pid);
  const names = servers.map(({ name }) => name).join(', ');
  return {
    lines: [
      table(measured, firstRenders),
      '',
      `- ${items} items; ${tool.name} with 16 connections, ${seconds} s for each of ${names} in turns; medians.`,
      ...firstRenders.map(firstRender => `- ${describeFirstRender(firstRender)}`),
      `- Memory: ${Math.round(peak)} MiB at most.`,
    ],
    figures: { tool: tool.name, peak, measured, firstRenders },
    broken: measured.flatMap(brokenAnswers),
  };
}

async function startServers(
  { origin, pid }: MeasuredSite,
  offered: readonly Captured[],
  folder: string,
  resources: AsyncDisposableStack,
): Promise<Server[]> {
  const addressOf = (number: number) => origin + (offered[number]?.scenario.path ?? '');
  const bare = await startBare(
    offered.map(({ answer }) => answer),
    resources,
  );
  const nginx = await startNginx(
    offered.map(({ whole }) => whole),
    folder,
    resources,
  );
  return [{ name: 'site', pid, addressOf }, bare, ...(nginx ? [nginx] : [])];
}

function brokenAnswers({ scenario, rounds }: Measured): string[] {
  return Object.entries(rounds).flatMap(([server, some]) => {
    const count = some.reduce((sum, { broken }) => sum + broken, 0);
    return count === 0 ? [] : [`${scenario.name} of ${server}: ${count} answers`];
  });
}

async function runEngines(options: Options, folder: string, resources: AsyncDisposableStack) {
  tell('PostgreSQL beside SQLite …');
  const tool = findLoadTool(isShort(options.seconds));
  const engines = await measureEngines(options, { folder, tool }, resources);
  if (!engines) throw new Error('There is no PostgreSQL here, nor can it be installed.');
  return { lines: describeEngines(engines), figures: engines };
}

async function runSoak(site: MeasuredSite, news: NewsAddress[], minutes: number): Promise<Outcome> {
  tell(`A steady load of ${minutes} minutes …`);
  const scenarios = await listScenarios(site.origin, news);
  const paths = [...scenarios.map(({ path }) => path), ...detailPages(news), ...listPages(news)];
  const outcome = await soak(site, paths, news, minutes);
  return { lines: [`- ${describeSoak(outcome)}`], figures: outcome, broken: outcome.broken };
}

main(process.argv.slice(2)).then(
  code => process.exit(code),
  error => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
