import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const made = new Set(['node_modules', 'dist', 'data', '.git']);
const files = globSync('**/*.{ts,tsx,css,sql,md,html,conf,env,service,json}', {
  cwd: root,
  exclude: path => made.has(path) || path === 'package-lock.json',
})
  .concat(globSync(['deploy/*file', '.ci/*', '.github/**/*.yml'], { cwd: root }))
  .filter(path => path !== 'src/citations.test.ts')
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Plans and specifications outside of the repository. */
const outside =
  /\b(SPECIFICATION|CONTRACT(-2)?|READINGS|SECURITY|DESIGN|ARCHITECTURE|STYLE|HOUSE|ENGINES|TRIAL)\b|\bthe specification\b/;
const page = /(?<![\w./])(?:[\w.-]+\/)*[\w-]+\.md(?:#[\w-]+)?/g;
const short = /docs\/decisions\/\d{4}(?!-)|\.md, (?:section\b|')/g;
const shortInDocs = /\bdecision \d{4}\b|\(0\d{3}\)/g;

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsIn(path: string): Set<string> {
  const markdown = readFileSync(join(root, path), 'utf8').replace(/^```.*?^```/gms, '');
  return new Set([...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

/**
 * A text's citations that lead nowhere; a page is named from the root, or by its name if it is in the same folder.
 */
function brokenIn({ path, text }: { path: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\((#[\w-]+)\)/g)].map(([, anchor]) => basename(path) + anchor);
  const cited = [...text.matchAll(page)].map(([citation]) => citation);
  return [...cited, ...(path.endsWith('.md') ? links : [])].filter(citation => {
    const [name = '', anchor] = citation.split('#');
    const target = [name, join(dirname(path), name)].find(known => existsSync(join(root, known)));
    return !target || (anchor !== undefined && !anchorsIn(target).has(anchor));
  });
}

function toldWith(found: (file: { path: string; text: string }) => string[]): string[] {
  return files.flatMap(file => found(file).map(citation => `${file.path}: ${citation}`));
}

test('each cited page is in the repository, with the heading', () => {
  assert.ok(files.length > 700);
  assert.deepEqual(toldWith(brokenIn), []);
});

test('each path of code in a page of docs is there', () => {
  const code = /(?<![\w.:/-])(?:src|e2e|scripts|tools|migrations|deploy)\/[\w./-]*[\w/](?![-\w*<{(…])/g;
  const found = toldWith(({ path, text }) =>
    path.endsWith('.md') ? (text.match(code) ?? []).filter(cited => !existsSync(join(root, cited))) : [],
  );
  assert.deepEqual(found, []);
});

test('each test that a page of docs names is there', () => {
  const tests = new Set(
    globSync('{src,e2e,scripts,tools,examples}/**/*.test.ts', { cwd: root }).map(path => basename(path)),
  );
  const named = /(?<![*\w-])[\w-]+(?:\.[\w-]+)*\.test\.ts\b/g;
  const found = toldWith(({ path, text }) =>
    path.endsWith('.md') ? (text.match(named) ?? []).filter(name => !tests.has(name)) : [],
  );
  assert.deepEqual(found, []);
});

test('nothing is cited that is not in the repository', () => {
  assert.deepEqual(
    toldWith(({ text }) => text.match(outside)?.slice(0, 1) ?? []),
    [],
  );
});

test('citations have one form, and decisions one number each', () => {
  assert.deepEqual(
    toldWith(({ path, text }) => [
      ...(text.match(short) ?? []),
      ...((path.endsWith('.md') && text.match(shortInDocs)) || []),
    ]),
    [],
  );
  const numbers = globSync('docs/decisions/*.md', { cwd: root }).map(path => basename(path).slice(0, 4));
  assert.deepEqual(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    [],
  );
});
