import type { Language } from '../language.ts';

/**
 * The endings of Bosnian nouns and adjectives, and of English nouns and verbs, folded, the longest first
 * (docs/decisions/0049-search.md#inflection).
 */
const endings: Record<Language, readonly string[]> = {
  bs: [
    ...['ovima', 'evima'],
    ...['ovom', 'ima', 'ama', 'ovi', 'evi', 'ova', 'eva', 'ove', 'eve', 'oga', 'ega', 'omu', 'emu'],
    ...['om', 'em', 'og', 'eg', 'oj', 'im', 'ih', 'a', 'e', 'i', 'o', 'u'],
  ],
  en: ['ies', 'ing', 'ed', 'es', 's', 'y', 'e'],
};

/** A stem has at least so many letters: shorter ones begin too many words. */
const shortestStem = 4;

/** How the ends of stems change with the case: `podatak`, `podatka`, `podaci`. The first that fits holds. */
const changes: readonly (readonly [end: RegExp, forms: readonly string[]])[] = [
  [/([td])a?k$/, ['$1ak', '$1k', 'ci']],
  [/k$/, ['k', 'ci']],
  [/g$/, ['g', 'zi']],
  [/h$/, ['h', 'si']],
  [/s$/, ['s', 'h']],
  [/c$/, ['c', 'k', 'tak', 'tk', 'dak', 'dk']],
  [/z$/, ['z', 'g']],
  [/([^aeiou])a?r$/, ['$1ar', '$1r']],
];

/** With what words begin that are other forms of a folded word, and short words that are its forms as a whole. */
export function wordBeginnings(word: string, language: Language): { beginnings: string[]; whole: string[] } {
  if (word.length < 2) return { beginnings: [], whole: [word] };
  if (word.length <= shortestStem || /\d/.test(word)) return { beginnings: [word], whole: shortForms(word) };
  const beginnings = [word, ...formsOfStem(stemOf(word, language))];
  // What begins with another one is found by that one.
  return {
    beginnings: [...new Set(beginnings)].filter(
      (one, _, all) => !all.some(other => other !== one && one.startsWith(other)),
    ),
    whole: [],
  };
}

function stemOf(word: string, language: Language): string {
  // English pages are asked in Bosnian too, whose endings few English words have.
  const known = language === 'en' ? [...endings.bs, ...endings.en] : endings.bs;
  const ending = known.find(end => word.endsWith(end) && word.length - end.length >= shortestStem) ?? '';
  return word.slice(0, word.length - ending.length);
}

function formsOfStem(stem: string): string[] {
  const change = changes.find(([end]) => end.test(stem));
  return change ? change[1].map(form => stem.replace(change[0], form)) : [stem];
}

/** The other cases of a word like `geni`. */
function shortForms(word: string): string[] {
  if (!/^[^aeiou\d][a-z]+[aeiou]$/.test(word) || word.length < shortestStem) return [];
  return ['', 'a', 'e', 'i', 'u'].map(ending => word.slice(0, -1) + ending);
}
