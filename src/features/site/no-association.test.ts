import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tellingWords } from './testing/telling-words.ts';

const root = join(import.meta.dirname, '../../..');

/** Content to begin with, and tests. */
const isExample = (file: string) => /(^|\/)(starter|testing)[/.]|[.]test[.]tsx?$/.test(file);

test('no association is named outside of the content to begin with', () => {
  assert.ok(tellingWords.length > 50);
  const files = globSync('src/**/*.{ts,tsx,css,svg}', { cwd: root }).filter(file => !isExample(file));
  assert.ok(files.length > 1000);
  const found = files.flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8');
    return tellingWords.filter(words => text.includes(words)).map(words => `${file}: ${words}`);
  });
  assert.deepEqual(found, []);
});
