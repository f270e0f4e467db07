import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventKinds } from './features/events/kinds.ts';
import { bosnianWords, smallVi } from './server/testing/bosnian-words.ts';
import { readMessages } from './server/testing/messages.ts';

const { bs, en, admin, adminEnglish } = await readMessages();

const pluralForms = { bs: ['one', 'few', 'other'], en: ['one', 'other'] } as const;

/** Dotted keys with their texts; a list of texts counts as one. */
function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const path = `${prefix}${key}`;
    if (typeof value === 'string') return [[path, value]];
    return Array.isArray(value) ? [[path, value.join('|')]] : flatten(value, `${path}.`);
  });
}

const keysOf = (tree: object) => flatten(tree).map(([key]) => key);
const withoutForm = (key: string) => key.replace(/_(one|few|other)$/, '');
const pluralsOf = (tree: object) =>
  [
    ...new Set(
      keysOf(tree)
        .filter(key => key !== withoutForm(key))
        .map(withoutForm),
    ),
  ].sort();
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const bosnian: Record<string, object> = { ...bs, ...admin };
const english: Record<string, object> = { ...en, ...adminEnglish };
const pairs: [name: string, bs: object, en: object][] = [
  ['site', bs, en],
  ['panel', admin, adminEnglish],
];

test('English has every message that Bosnian has, and no other', () => {
  for (const [name, source, translation] of pairs) {
    const plain = (tree: object) => [...new Set(keysOf(tree).map(withoutForm))].sort();
    assert.deepEqual(plain(translation), plain(source), name);
  }
});

test('every plural has its language’s own forms', () => {
  const trees: [keyof typeof pluralForms, object][] = [
    ['bs', bosnian],
    ['en', english],
  ];
  for (const [language, tree] of trees) {
    const plurals = pluralsOf(tree);
    assert.ok(plurals.length > 0);
    for (const key of plurals) {
      const forms = keysOf(tree).filter(candidate => candidate !== key && withoutForm(candidate) === key);
      assert.deepEqual(
        forms.map(form => form.slice(key.length + 1)).sort(),
        [...pluralForms[language]].sort(),
        `${language}: ${key}`,
      );
    }
  }
});

test('a translation replaces the same values', () => {
  for (const [, source, translation] of pairs) {
    const texts = new Map(flatten(source));
    for (const [key, text] of flatten(translation)) {
      assert.deepEqual(placeholders(text), placeholders(texts.get(key) ?? ''), key);
    }
  }
});

test('no message is empty, or the same text as its key', () => {
  for (const [key, text] of [...flatten(bosnian), ...flatten(english)]) {
    assert.ok(text.trim() && text !== key, key);
  }
});

/** Names, and what things are called for those who read Bosnian. */
const namesIn = (key: string) => /(^|\.)(languages\.bs|categories\..*|membershipTypes\..*)$/.test(key);

test('no English text has Bosnian words', () => {
  const bosnianTexts = flatten(english).filter(([key, text]) => !namesIn(key) && bosnianWords.test(text));
  assert.deepEqual(bosnianTexts, []);
  const unknown = flatten(admin).filter(([, text]) => bosnianWords.test(text));
  assert.ok(unknown.length > 300, 'the words are those of Bosnian texts');
});

test('the reader is addressed with a capital letter', () => {
  assert.deepEqual(
    flatten(bosnian).filter(([, text]) => smallVi.test(text)),
    [],
  );
});

test('the code of the panel has no texts of its own', async () => {
  const cwd = import.meta.dirname;
  const found: string[] = [];
  for await (const file of glob('{admin,ui,ui/admin,features/*/admin}/**/*.{ts,tsx}', { cwd })) {
    if (/\.test\.ts$|(^|\/)(messages|testing)\//.test(file)) continue;
    const source = await readFile(join(cwd, file), 'utf8');
    const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*|^import .*$|from '.*'/gm, '');
    const texts = [...code.matchAll(/'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`[^`]*`|>[^<>{}()=;]*</g)].map(
      ([text]) => text,
    );
    // One plain word is the name of a parameter of an address.
    const sentences = texts.filter(text => !/^'[a-z]+'$/.test(text));
    found.push(...sentences.filter(text => bosnianWords.test(text)).map(text => `${file}: ${text}`));
  }
  assert.deepEqual(found, []);
});

/**
 * The keys that the code uses. In a key `${…}` stands for any one part, `${key}` for all remaining parts, and
 * a leading `${kind}` for a kind of events.
 */
async function usedKeys(): Promise<RegExp[]> {
  const used: RegExp[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: import.meta.dirname })) {
    if (/\.test\.ts$|(^|\/)messages\//.test(file)) continue;
    const source = await readFile(join(import.meta.dirname, file), 'utf8');
    for (const [, , key = ''] of [
      ...source.matchAll(/\b(?:t(?:[A-Z]\w*)?|list)\(\s*(['`])((?:\$\{[^}]*\}|[^'`$])+)\1/g),
      ...source.matchAll(/\blabel: (')(\w+:[\w.]+)'/g),
      ...source.matchAll(/\btext\((`)(\$\{[^}]*\}:[\w.]+)`/g),
    ]) {
      const pattern = key
        .replace(/^(?:\w+|\$\{[^}]*\}):/, '')
        .replaceAll('.', '\\.')
        .replace(/^\$\{kind\}/, `(?:${eventKinds.join('|')})`)
        .replace(/\$\{key\}$/, '.+')
        .replace(/\$\{[^}]*\}/g, '[^.]+');
      used.push(new RegExp(`^${pattern}$`));
    }
  }
  return used;
}

test('every message is used, and every key that code asks for exists', async () => {
  const used = await usedKeys();
  assert.ok(used.length > 50, `${used.length} uses were found`);
  // Their keys are error codes and problems, which are used as values.
  const { common = {}, ...named } = bosnian;
  const known = Object.values(named).flatMap(tree => [...new Set(keysOf(tree).map(withoutForm))]);
  const unused = known.filter(key => !used.some(pattern => pattern.test(key)));
  assert.deepEqual([...new Set(unused)], [], 'unused messages');
  const all = [...known, ...keysOf(common)];
  const missing = used.filter(pattern => !all.some(key => pattern.test(key)));
  assert.deepEqual(missing.map(String), [], 'missing messages');
});
