import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { errorStatus } from '#shared/errors.ts';
import { bs as shared } from '#shared/messages/bs.ts';
import { en as sharedInEnglish } from '#shared/messages/en.ts';
import { handlers } from './server/features.ts';
import { settingNames } from './server/settings.ts';
import { readMessages } from './server/testing/messages.ts';

const { bs, en, admin, adminEnglish } = await readMessages();

// Texts that are not messages: of single pages, the hint in the other language, and errors for developers.
const sources = globSync('{public,shared,features/*,features/*/texts}/*.{ts,tsx}', {
  cwd: import.meta.dirname,
}).map(path => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));
const read = (page: string) => readFileSync(`${import.meta.dirname}/../docs/${page}.md`, 'utf8');
const said = [JSON.stringify([admin, adminEnglish, bs, en]), ...sources].join('\n');

for (const page of ['product', 'contract']) {
  test(`docs/${page}.md quotes the texts of the site to the letter`, () => {
    const quoted = [
      ...read(page)
        .replace(/\n>? */g, ' ')
        .matchAll(/“([^”]+)”/g),
    ].map(([, text = '']) => text);
    assert.ok(quoted.length > 20);
    // The field adds an asterisk to a required label.
    const unknown = quoted.filter(text => !said.includes(text.trim().replace(/\*$/, '')));
    assert.deepEqual(unknown, []);
  });
}

test('docs/contract.md names every call, code and sentence of a refusal', () => {
  const contract = read('contract');
  const names = new Set(handlers.map(({ endpoint }) => endpoint.path.slice(1)));
  const untold = [...names].filter(name => !new RegExp(`[\` ]${RegExp.escape(name)}[\`?]`).test(contract));
  assert.deepEqual(untold, []);
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

test('README.md lists every setting', () => {
  const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
  assert.ok(settingNames.length > 10);
  assert.deepEqual(
    settingNames.filter(name => !readme.includes(`\`${name}\``)),
    [],
  );
});
