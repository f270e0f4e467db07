import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { makeTemplate } from '../e2e/support/site.ts';
import { provideChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const total = { passed: 0, failed: 0 };

/** A command that is a test as a whole: it passes or it fails. */
function check(title: string, command: string, words: string[]): boolean {
  process.stdout.write(`\n▶ ${title}\n`);
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  total[status === 0 ? 'passed' : 'failed'] += 1;
  return status === 0;
}

/** Test files, each in a process of its own, as many at once as `concurrency` says. */
async function tests(title: string, pattern: string, concurrency: number): Promise<void> {
  process.stdout.write(`\n▶ ${title}\n`);
  const files = globSync(pattern, { cwd: root }).map(file => join(root, file));
  const stream = run({ files, concurrency, cwd: root });
  stream.on('test:summary', ({ file, counts, success }) => {
    // One comes for each file, and a last one for all.
    if (file !== undefined) return;
    const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    total.passed += counts.passed;
    total.failed += success ? failed : Math.max(failed, 1);
  });
  const report = stream.compose(new spec());
  for await (const chunk of report) process.stdout.write(chunk);
}

check('Format, lint, types, dead code and imports', 'npm', ['run', '--silent', 'check']);
await tests('Units and API', '{src,scripts,tools}/**/*.test.ts', 2);
if (check('Build', process.execPath, [join(root, 'scripts/build.ts')])) {
  try {
    process.env.CHROMIUM_PATH = provideChromium();
    process.env.SITE_TEMPLATE = await makeTemplate();
    await tests('Browser', 'e2e/**/*.test.ts', 2);
    await rm(process.env.SITE_TEMPLATE, { recursive: true });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    total.failed += 1;
  }
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
