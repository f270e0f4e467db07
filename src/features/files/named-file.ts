import type { ItemFileKind } from './kinds.ts';

/** Words of file names, in both languages, without marks. */
const words: [kind: ItemFileKind, RegExp][] = [
  ['abstracts', /sazet|abstract/],
  ['minutes', /zapisnik|minutes/],
  ['slides', /prezentacij|slajd|slide|presentation/],
  ['programme', /program|agenda|raspored/],
];

/** What a file's name says of it: a title without folder, ending and underscores, and its probable kind. */
export function readFileName(name: string): { title: string; kind: ItemFileKind } {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const title = base
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const kind = words.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'document';
  return { title: title || 'PDF', kind };
}
