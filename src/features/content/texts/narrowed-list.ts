import type { Language } from '#shared/language.ts';

const bs = {
  title: 'Ništa ne odgovara odabiru',
  text: 'Odaberite nešto drugo ili pogledajte sve.',
  all: 'Prikaži sve',
};

const en: typeof bs = {
  title: 'Nothing matches your choice',
  text: 'Choose something else, or see everything.',
  all: 'Show all',
};

/** What a list says that has nothing of what its address narrows it to; beside the messages, which every page loads. */
export const narrowedListTexts: Record<Language, typeof bs> = { bs, en };
