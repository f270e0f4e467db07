import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  title: 'Search',
  titleOf: 'Search: {{query}}',
  lead: 'News, events, education, publications and the gallery, in both languages.',
  label: 'Search the site',
  placeholder: 'What are you looking for?',
  submit: 'Search',
  open: 'Open search',
  close: 'Close search',
  kinds: 'Kind',
  allKinds: 'All',
  results_one: '{{count}} result',
  results_other: '{{count}} results',
  moreThan: 'More than {{count}} results',
  inLanguage: { bs: 'in Bosnian', en: 'in English' },
  pages: 'Pages of the site',
  tooShort: 'Type at least two letters.',
  none: {
    title: 'No results',
    text: 'Check the spelling, or try fewer words or only the beginning of a word.',
    inAll: 'Search all kinds',
    lists: 'Or browse:',
  },
  errorTitle: 'The search failed',
  suggestions: 'Suggestions',
  all: 'All results for “{{query}}”',
} satisfies Translation<typeof bs>;
