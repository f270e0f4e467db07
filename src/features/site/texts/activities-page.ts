import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  untold: 'Šta Udruženje radi, pokazuju njegovi događaji, edukacije, publikacije i novosti.',
};

const en: typeof bs = {
  untold: 'Events, education, publications and news show what the Association does.',
};

/** The texts of the page of activities while the association says nothing there. */
export const activitiesPageTexts: Record<Language, typeof bs> = { bs, en };
