import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  'src/features/site/public/footer-columns.ts': [
    [
      "import { galleryPaths } from '#features/gallery/paths.ts';",
      "import { jobPaths } from '#features/jobs/paths.ts';",
    ],
    [
      "      { label: 'publications:title', to: publicationPaths.list.href() },",
      "      { label: 'jobs:title', to: jobPaths.list.href() },",
    ],
  ],
};

/** Once the site has jobs of its own, they show what the example shows. */
const skip = existsSync(join(root, 'src/features/jobs')) && 'the site has this type';

test('a type with title, link and closing day is added by the documented steps', { skip }, async t => {
  const copy = await mkdtemp(join(tmpdir(), 'new-type-'));
  t.after(() => rm(copy, { recursive: true }));
  for (const name of ['src', 'migrations', 'package.json', 'tsconfig.json', '.dependency-cruiser.ts'])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));

  const added = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: example }));
  const own = added.filter(path => !path.endsWith('.test.ts'));
  assert.ok(own.length <= 10, own.join('\n'));
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

  // Tests of its own in one process, which do not report to these; nobody compiles the copy's modules again.
  const { NODE_TEST_CONTEXT: _, NODE_COMPILE_CACHE: __, ...env } = process.env;
  const node = (...command: string[]) => run(process.execPath, command, { cwd: copy, env });
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const suites = [
    'features/jobs/jobs.test.ts',
    'messages.test.ts',
    'paths.test.ts',
    'admin/sections.test.ts',
    'server/features.test.ts',
    'features/moving/server/export/exported-tables.test.ts',
    'features/moving/server/round-trip.test.ts',
    'features/search/public/site-pages.test.ts',
    'features/search/server/search.test.ts',
    'features/files/server/item-files.test.ts',
  ];
  const [tests] = await Promise.all([
    node('--test', '--test-isolation=none', '--test-reporter=tap', ...suites.map(suite => `src/${suite}`)),
    // Each further thread checks what it shares with the others again.
    node(tsc, '--noEmit', '--incremental', 'false', '--singleThreaded'),
    node(cruiser, '--preserve-symlinks', 'src'),
  ]).catch(error => assert.fail(`${error.stdout}${error.stderr}`));
  assert.match(tests.stdout, /# fail 0/);
  assert.match(tests.stdout, /what is created is shown, listed and paged/);
});
