/**
 * `npm test`: the check, unit and API tests, the build and the browser tests, with a count of those that passed.
 * `npm test -- WORD …`: only the tests whose path or title contains one of the words.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { hasSwift } from '../src/server/storage/testing/swift.ts';
import { installByApt } from './apt.ts';
import { asksSite } from './asks-site.ts';
import { startPostgres } from './postgres-server.ts';

const root = join(import.meta.dirname, '..');
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
/** Undefined for all tests. */
const wanted = process.argv.slice(2).join('|') || undefined;
// Each test file and each site that a test starts is a process, which reads the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compile');
const total = { passed: 0, failed: 0 };

function headline(title: string): void {
  process.stdout.write(`\n▶ ${title}\n`);
}

/** Starts a command that passes or fails as a whole. The result waits for it, and reports it. */
function start(command: string, words: string[]): (title: string) => Promise<boolean> {
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return async title => {
    headline(title);
    const [[status], ...said] = await ended;
    process.stdout.write(said.join(''));
    total[status === 0 ? 'passed' : 'failed'] += 1;
    return status === 0;
  };
}

/** What makes tests cheaper, in each of their processes. */
const loadedFirst = ['untracked-tests.ts', 'cheap-passwords.ts'];
/** A process and its modules cost more than the tests of most files. */
const filesPerProcess = 30;
/** On PostgreSQL each test's database, of 11 MB, is there until its process ends. */
const filesPerProcessOnPostgres = 16;
/** What says that a file changes what others in its process would see. */
const ownProcess = /^\/\/ In a process of its own/m;

/** Writes modules that import several files each. Every test still reports the place where it stands. */
async function groupFiles(files: string[], folder: string, most: number): Promise<string[]> {
  const isShared = (file: string) => !ownProcess.test(readFileSync(file, 'utf8'));
  const { shared = [], alone = [] } = Object.groupBy(files, file => (isShared(file) ? 'shared' : 'alone'));
  const count = Math.ceil(shared.length / most);
  const groups = Array.from({ length: count }, async (_, number) => {
    // Neighbours apart: what takes long often lies in one folder.
    const members = shared.filter((_, index) => index % count === number);
    const path = join(folder, `group-${number + 1}.mjs`);
    await writeFile(path, members.map(file => `import ${JSON.stringify(pathToFileURL(file))};\n`).join(''));
    return path;
  });
  return [...alone, ...(await Promise.all(groups))];
}

/** Runs test files, some in each process, two processes at once. */
async function runUnits(
  files: string[],
  { most = filesPerProcess, testNamePatterns }: { most?: number; testNamePatterns?: RegExp } = {},
): Promise<void> {
  if (files.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'units-'));
  const stream = run({
    files: await groupFiles(files, folder, most),
    concurrency: 2,
    cwd: root,
    execArgv: loadedFirst.flatMap(script => ['--import', join(root, 'scripts', script)]),
    ...(testNamePatterns && { testNamePatterns }),
  });
  stream.on('test:summary', ({ file, counts, success }) => {
    // There is one event per file, and a last one for all.
    if (file !== undefined) return;
    const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    total.passed += counts.passed;
    total.failed += success ? failed : Math.max(failed, 1);
  });
  const report = stream.compose(new spec());
  for await (const chunk of report) process.stdout.write(chunk);
  await rm(folder, { recursive: true });
}

async function units(): Promise<void> {
  headline('Units and API');
  const files = globSync('{src,scripts,tools}/**/*.test.ts', { cwd: root }).map(file => join(root, file));
  if (wanted === undefined) {
    // Its tests are skipped, and say so, where it cannot be installed.
    if (!hasSwift()) installByApt('python3-swift', 'the tests of files in a store');
    return runUnits(files);
  }
  const pattern = new RegExp(wanted, 'i');
  const title = new RegExp(`\\b(test|describe|it)\\(\\s*['"\`].*(?:${wanted})`, 'i');
  const byPath = files.filter(file => pattern.test(file.slice(root.length)));
  const others = files.filter(file => !byPath.includes(file));
  await runUnits(byPath);
  await runUnits(
    others.filter(file => title.test(readFileSync(file, 'utf8'))),
    { testNamePatterns: pattern },
  );
}

/** What says that a test looks into SQLite. */
const onlySqlite = /^\/\/ Only on SQLite/;

/** The tests that ask a site once more, with a server of their own as its database. */
async function unitsOnPostgres(): Promise<void> {
  headline('Units and API on PostgreSQL');
  const server = startPostgres();
  if (!server) {
    process.stdout.write('SKIPPED: there is no PostgreSQL here, nor can it be installed.\n');
    return;
  }
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url });
  const files = globSync('src/**/*.test.ts', { cwd: root }).map(file => join(root, file));
  await runUnits(
    files.filter(file => asksSite(file) && !onlySqlite.test(readFileSync(file, 'utf8'))),
    { most: filesPerProcessOnPostgres },
  );
  delete process.env.TEST_DATABASE;
  delete process.env.TEST_DATABASE_URL;
  server.stop();
}

async function browser(): Promise<void> {
  headline('Browser');
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  const report = join(folder, 'report.json');
  const only = wanted === undefined ? [] : ['--grep', `/${wanted}/i`, '--pass-with-no-tests'];
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--reporter=list,json', ...only], {
    cwd: root,
    stdio: 'inherit',
    // The runner reads all tests before playwright.config.ts could tell it to leave TypeScript to Node.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: '1' },
  });
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number };
    };
    total.passed += stats.expected;
    total.failed += stats.unexpected;
    if (status !== 0 && stats.unexpected === 0) total.failed += 1;
  } catch {
    total.failed += 1;
  }
  await rm(folder, { recursive: true });
}

let isBuilt = true;
if (wanted === undefined) {
  // At once, because most of the check keeps only one core busy.
  const [check, build] = [
    start('npm', ['run', '--silent', 'check']),
    start(process.execPath, [join(root, 'scripts/build.ts')]),
  ];
  await check('Format, lint, types, dead code and imports');
  isBuilt = await build('Build');
}
await units();
if (wanted === undefined) await unitsOnPostgres();
if (isBuilt) await browser();
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
