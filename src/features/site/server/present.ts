import type { Site, Words } from '../schemas.ts';
import { publicNotice, type StoredWords } from './words.ts';

/** The names of the words in calls, in their order. Each is changed by itself. */
export const wordNames = [
  ...['name', 'short_name', 'tagline', 'logo', 'mission', 'goals', 'people', 'timeline', 'activities'],
  ...['contact', 'social', 'membership', 'footer', 'notice', 'privacy', 'accessibility'],
] as readonly (keyof Words)[];

/** The words alone. */
export function wordsOf(words: Words): Words {
  const said = wordNames.map(name => [name, words[name]]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Words;
}

/** By their names, each as JSON. */
export function storedValues(words: Words): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(wordsOf(words)).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** The words as accounts read them. */
export function presentSite(words: Words & { version: number }): Site {
  return { version: words.version, ...wordsOf(words) };
}

/** The same as the public reads them at an instant. */
export function presentPublicSite(words: StoredWords, at: string): Site {
  return { ...presentSite(words), notice: publicNotice(words, at) };
}
