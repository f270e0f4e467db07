import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const example = join(root, 'examples/jobs');
const run = promisify(execFile);

/** The lines that are added elsewhere, below these (docs/adding-a-content-type.md). */
const edits: Record<string, [below: string, added: string][]> = {
  'src/server/features.ts': [
    [
      "import { galleryFeature } from '#features/gallery/feature.ts';",
      "import { jobsFeature } from '#features/jobs/feature.ts';",
    ],
    ['  galleryFeature,', '  jobsFeature,'],
  ],
};

test('a type with title, link and closing day is added by the documented steps', async t => {
  const copy = await mkdtemp(join(tmpdir(), 'new-type-'));
  t.after(() => rm(copy, { recursive: true }));
  for (const name of ['src', 'migrations', 'package.json', 'tsconfig.json'])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));

  const added = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: example }));
  const own = added.filter(path => !path.endsWith('.test.ts'));
  assert.ok(own.length <= 13, own.join('\n'));
  assert.ok(Object.keys(edits).length <= 2);
  await cp(example, copy, { recursive: true });
  for (const [path, lines] of Object.entries(edits)) {
    const before = await readFile(join(copy, path), 'utf8');
    const after = lines.reduce(
      (text, [below, line]) => text.replace(`${below}\n`, `${below}\n${line}\n`),
      before,
    );
    assert.equal(after.split('\n').length, before.split('\n').length + lines.length, path);
    await writeFile(join(copy, path), after);
  }

  // Tests of its own, which do not report to these.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const node = (...command: string[]) => run(process.execPath, command, { cwd: copy, env });
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const [, tests] = await Promise.all([
    node(tsc, '--noEmit', '--incremental', 'false'),
    node('--test', '--test-reporter=tap', 'src/features/jobs/jobs.test.ts', 'src/messages.test.ts'),
  ]).catch(error => assert.fail(`${error.stdout}${error.stderr}`));
  assert.match(tests.stdout, /# fail 0/);
  assert.match(tests.stdout, /what is created is shown, listed and paged/);
});
