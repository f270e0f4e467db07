import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { errorStatus } from '#shared/api/errors.ts';
import { bs as shared } from '#shared/messages/bs.ts';
import { en as sharedInEnglish } from '#shared/messages/en.ts';
import { handlers } from './server/features.ts';
import { readSettings, settingNames } from './server/settings.ts';
import { readMessages } from './server/testing/messages.ts';

const { bs, en, admin, adminEnglish } = await readMessages();

// Texts that are not messages: of single pages, the hint in the other language, and errors for developers.
const sources = globSync('{public,shared/**,features/*,features/*/texts}/*.{ts,tsx}', {
  cwd: import.meta.dirname,
}).map(path => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));
const read = (page: string) => readFileSync(`${import.meta.dirname}/../docs/${page}.md`, 'utf8');
const said = [JSON.stringify([admin, adminEnglish, bs, en]), ...sources].join('\n');

for (const page of ['product', 'contract', 'moving', 'deploy']) {
  test(`docs/${page}.md quotes the texts of the site to the letter`, () => {
    const quoted = [
      ...read(page)
        .replace(/\n>? */g, ' ')
        .matchAll(/“([^”]+)”/g),
    ].map(([, text = '']) => text);
    assert.ok(quoted.length > 0);
    // The field adds an asterisk to a required label.
    const unknown = quoted.filter(text => !said.includes(text.trim().replace(/\*$/, '')));
    assert.deepEqual(unknown, []);
  });
}

test('docs/contract.md names every call, code and sentence of a refusal', () => {
  const contract = read('contract');
  const names = new Set(handlers.map(({ endpoint }) => endpoint.path.slice(1)));
  const untold = [...names].filter(name => !new RegExp(`[\` ]${RegExp.escape(name)}[\`?]`).test(contract));
  assert.deepEqual(untold, [], 'calls that docs/contract.md does not name');
  for (const [code, status] of Object.entries(errorStatus)) {
    assert.ok(contract.includes(`| \`${code}\` | ${status} |`), code);
  }
  const sentences = [shared, sharedInEnglish].flatMap(({ errors, validation }) => [
    ...Object.values(errors),
    ...Object.values(validation),
  ]);
  assert.deepEqual(
    sentences.filter(sentence => !contract.includes(`“${sentence}”`)),
    [],
  );
});

const root = `${import.meta.dirname}/..`;
const readme = readFileSync(`${root}/README.md`, 'utf8');

test('README.md lists every setting with its default, and no other', () => {
  const table = readme.split('\n## Settings\n')[1]?.split('\n## ')[0] ?? '';
  const [, ...rows] = table.matchAll(/^\| (.+?) \|.*\| (.+?) \|$/gm);
  const said = rows.flatMap(([, names = '', defaults = '']) =>
    names.split(', ').map((name, index) => [name.slice(1, -1), defaults.split(', ')[index] ?? ''] as const),
  );
  assert.deepEqual(said.map(([name]) => name).sort(), settingNames.toSorted());
  const elsewhere = new Set(['ADMIN_EMAIL', 'STORAGE_REGION']);
  const values = said.flatMap(([name, text]) => {
    const [, value] = /^`([^`]+)`$/.exec(text.replace('PORT', '3000')) ?? [];
    return value && !elsewhere.has(name) ? [[name, value]] : [];
  });
  assert.ok(values.length > 10);
  for (const [name = '', value] of values)
    assert.deepEqual(readSettings({ [name]: value }), readSettings({}), name);
});

test('docs name commands that there are, and README.md names all of them', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  // npm runs it after an install.
  const { prepare: _, ...commands } = scripts;
  const named = (text: string) =>
    [...text.matchAll(/`(?:\S+=\S+ )*npm (?:run )?([\w-]+)/g)].map(([, name = '']) => name);
  const ofNpm = ['ci', 'i', 'install', 'outdated', 'audit', 'sbom'];
  const pages = globSync('{*.md,docs/**/*.md}', { cwd: root });
  const unknown = pages.flatMap(page =>
    named(readFileSync(`${root}/${page}`, 'utf8'))
      .filter(name => !(name in scripts) && !ofNpm.includes(name))
      .map(name => `${page}: ${name}`),
  );
  assert.deepEqual(unknown, []);
  const said = new Set(named(readme.replaceAll(' && ', '` `')));
  assert.deepEqual(
    Object.keys(commands).filter(name => !said.has(name)),
    [],
  );
});

test('the tour of README.md names every folder', () => {
  const tour = readme.split('\n## A tour of the code\n')[1]?.split('\n## ')[0] ?? '';
  const folders = globSync('{*,src/*,src/{features,server}/*}/', { cwd: root });
  const ignored = ['node_modules', 'dist', 'data', 'test-results'];
  const names = folders.map(path => basename(path)).filter(name => !ignored.includes(name));
  assert.ok(names.length > 40);
  assert.deepEqual(
    names.filter(name => !new RegExp(`\\b${name}\\b`).test(tour)),
    [],
  );
});
