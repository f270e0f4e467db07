import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { tokenPaths } from '#server/features.ts';

const tables = ['shared/paths.ts', 'features/*/paths.ts'];
const folder = import.meta.dirname;

async function read(pattern: string | string[]): Promise<[file: string, text: string][]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(join(folder, file), 'utf8')]),
  );
}

/** The patterns that the path tables pass to `path()`. */
const patterns = (await read(tables)).flatMap(([, text]) =>
  [...text.matchAll(/(?<!`)\bpath\('([^']+)'\)/g)].map(([, pattern = '']) => pattern),
);

test('no two pages have one address', () => {
  assert.ok(patterns.length > 20, `${patterns.length} paths were found`);
  assert.deepEqual(patterns, [...new Set(patterns)]);
});

test('the log is told of every address with a token', () => {
  const withToken = patterns.filter(pattern => pattern.includes(':token'));
  assert.deepEqual(tokenPaths.map(({ pattern }) => pattern).sort(), withToken.sort());
});

test('the address of a page is spelled in the table of its feature only', async () => {
  const places = patterns.map(pattern => pattern.replace(/\/:id.*/, '')).filter(place => place !== '/');
  const spelled = new RegExp(`['"\`](?:${[...new Set(places)].map(RegExp.escape).join('|')})(?=['"\`/?#])`);
  const files = await read('**/*.{ts,tsx}');
  const others = files.filter(([file]) => !/\.test\.tsx?$|\/(testing|starter)\/|(^|\/)paths\.ts$/.test(file));
  const found = others.flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        spelled.test(line) && !/^\s*(\/\*)?\*/.test(line) ? [`${file}:${index + 1}: ${line}`] : [],
      ),
  );
  assert.deepEqual(found, []);
});
