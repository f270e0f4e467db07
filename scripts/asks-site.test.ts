import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { asksSite } from './asks-site.ts';

test('a test asks a site by what it imports, however far away, and not by types', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'asks-site-'));
  t.after(() => rm(folder, { recursive: true }));
  const files = {
    'a/own.test.ts': "import { createTestSite } from '#server/testing/test-site.ts';",
    'a/shared.test.ts': "import { test } from 'node:test';\nimport {\n  open,\n} from './testing/open.ts';",
    'a/testing/open.ts': "import { fill } from './fill.ts';",
    'a/testing/fill.ts': "import { type Site, createFilledSite } from '#server/testing/filled-site.ts';",
    'a/type.test.ts': "import type { TestSite } from '#server/testing/test-site.ts';",
    'a/plain.test.ts': "import { bosnianWords } from '#server/testing/bosnian-words.ts';",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const tests = Object.keys(files).filter(name => name.endsWith('.test.ts'));
  assert.deepEqual(
    tests.filter(name => asksSite(join(folder, name))),
    ['a/own.test.ts', 'a/shared.test.ts'],
  );
});
