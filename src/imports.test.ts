import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { test } from 'node:test';

/** The parts of the site by path, below src/; the first that fits. The panel's own controls belong to the panel. */
const parts = {
  messages: /(^|\/)messages\//,
  types: /\.d\.ts$/,
  shared: /^shared\//,
  ssr: /^server\/ssr\.tsx$/,
  server: /^(server|features\/\w+\/(server|starter))[/.]/,
  contract: /^features\/\w+\/contract\.ts$/,
  web: /^features\/\w+\/web\//,
  admin: /^features\/\w+\/admin\//,
  client: /^features\/\w+\/(client|session)\.ts$/,
  /** Plain facts of a noun, such as its categories, for every side. */
  facts: /^features\/\w+\/(content\/)?[\w-]+\.ts$/,
  controls: /^ui\/panel\//,
  ui: /^ui\//,
  webShell: /^web\//,
  adminShell: /^admin\//,
};
type Part = keyof typeof parts;

/** What each part may import beside itself and messages: imports go down only. */
const page: Part[] = ['ui', 'client', 'contract', 'facts', 'shared'];
const below: Record<Part, Part[]> = {
  messages: [],
  types: [],
  shared: [],
  facts: ['shared'],
  contract: ['facts', 'shared'],
  client: ['contract', 'facts', 'shared'],
  // Its types; the code of pages is built apart and loaded by path.
  server: ['contract', 'facts', 'shared', 'ssr'],
  ssr: ['server', 'webShell', 'web', ...page],
  ui: ['shared'],
  controls: ['ui', 'shared'],
  web: page,
  admin: ['web', 'controls', ...page],
  webShell: ['web', ...page],
  adminShell: ['webShell', 'web', 'admin', 'controls', ...page],
};

const isOfBrowser = (name: string) => /^(react|react-.+|@tanstack|@tiptap)(\/|$)/.test(name);
const isOfServer = (name: string) =>
  isBuiltin(name) || /^(hono|@hono|kysely|sharp|htmlparser2|modern-tar|vite)(\/|$)/.test(name);

function mayUsePackage(part: Part, name: string): boolean {
  if (['shared', 'facts', 'contract', 'messages'].includes(part)) return name === 'zod/mini';
  if (name.startsWith('@tiptap/')) return ['controls', 'admin', 'adminShell'].includes(part);
  if (part === 'ssr' || part === 'types') return true;
  return part === 'server' ? !isOfBrowser(name) : !isOfServer(name);
}

const partOf = (path: string) => (Object.keys(parts) as Part[]).find(part => parts[part].test(path));

type Import = { specifier: string; isType: boolean };

function importsOf(source: string): Import[] {
  const statements = source.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*['"]([^'"]+)['"]|^\s*import\s*()['"]([^'"]+)['"]|\bimport\(\s*()['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, type, from, , bare, , dynamic]) => ({
    specifier: from ?? bare ?? dynamic ?? '',
    isType: Boolean(type),
  }));
}

/** Why a file may not import something; undefined where it may. */
function problemOf(file: string, { specifier, isType }: Import): string | undefined {
  const part = partOf(file);
  if (!part) return `${file}: belongs to no part of the site that src/imports.test.ts knows`;
  if (!/^[.#]/.test(specifier)) {
    const isAllowed = isType && part === 'messages' ? true : mayUsePackage(part, specifier);
    return isAllowed ? undefined : `${file} (${part}) imports the package '${specifier}'`;
  }
  const path = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
  const target = partOf(path);
  const isAllowed =
    target === part ||
    target === 'messages' ||
    (part === 'messages' ? isType : below[part].includes(target ?? part));
  return isAllowed && target
    ? undefined
    : `${file} (${part}) imports '${specifier}' (${target ?? 'no part'})`;
}

test('imports go down only: shells, pages and panel, client, contract, shared; server beside them', async () => {
  const problems: string[] = [];
  let count = 0;
  for await (const file of glob('**/*.{ts,tsx}', { cwd: import.meta.dirname })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const imports = importsOf(await readFile(join(import.meta.dirname, file), 'utf8'));
    count += imports.length;
    problems.push(...imports.map(each => problemOf(file, each)).filter(problem => problem !== undefined));
  }
  assert.ok(count > 100, `${count} imports were read`);
  assert.deepEqual(problems, []);
});

test('what goes up or sideways is found, in every way of writing it', () => {
  const wrong: [file: string, source: string][] = [
    ['shared/dates.ts', `import { useState } from 'react';`],
    ['shared/dates.ts', `import { join } from 'path';`],
    ['shared/dates.ts', `import type { News } from '#features/news/contract.ts';`],
    ['features/news/contract.ts', `import {\n  a,\n  type B,\n} from './server/queries.ts';`],
    ['features/news/client.ts', `import { useNews } from './web/news-page.tsx';`],
    ['features/news/web/news-page.tsx', `import type { Db } from '#server/db/schema.ts';`],
    ['features/news/web/news-page.tsx', `const Editor = lazy(() => import('../admin/news-editor.tsx'));`],
    ['features/news/web/news-page.tsx', `import { sql } from 'kysely';`],
    ['features/news/server/queries.ts', `export { a } from '../client.ts';`],
    ['features/news/server/queries.ts', `import { useState } from 'react';`],
    ['server/app.ts', `import { routes } from '../web/routes.tsx';`],
    ['server/ssr.tsx', `import '../admin/entry.tsx';`],
    ['ui/button.tsx', `import { newsQueries } from '#features/news/client.ts';`],
    ['ui/button.tsx', `import { Editor } from '@tiptap/react';`],
    ['ui/button.tsx', `import './panel/rich-text/toolbar.tsx';`],
    ['web/routes.tsx', `const screen = () => import("../admin/routes.tsx");`],
    ['web/messages/bs.ts', `import { routes } from '../routes.tsx';`],
    ['other/thing.ts', `import a from 'a';`],
  ];
  for (const [file, source] of wrong) {
    const found = importsOf(source).map(each => problemOf(file, each));
    assert.equal(found.length, 1, source);
    assert.match(found[0] ?? '', new RegExp(`^${file}`), source);
  }
});
