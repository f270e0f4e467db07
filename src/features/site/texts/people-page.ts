import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  lead: 'Ko vodi i predstavlja Udruženje.',
  term: 'Mandat',
  nobody: 'Spisak još nije objavljen.',
};

const en: typeof bs = {
  lead: 'Who leads and represents the Association.',
  term: 'Term',
  nobody: 'The list has not been published yet.',
};

/** The texts of the page of people. */
export const peoplePageTexts: Record<Language, typeof bs> = { bs, en };
