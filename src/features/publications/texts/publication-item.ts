import type { Language } from '#shared/language.ts';
import type { Translation } from '#shared/messages/translation.ts';

// Beside the messages, which every page loads.
const bs = {
  noYear: 'Bez godine izdanja',
  back: 'Nazad na publikacije',
  error: 'Nije moguće učitati publikaciju.',
  missing: {
    title: 'Publikacija nije pronađena',
    text: 'Tražena publikacija ne postoji ili je uklonjena.',
  },
  cite: 'Citiraj',
  bibtex: 'Preuzmi BibTeX',
};

const en = {
  noYear: 'Year not given',
  back: 'Back to publications',
  error: 'The publication could not be loaded.',
  missing: {
    title: 'Publication not found',
    text: 'The publication you are looking for does not exist or has been removed.',
  },
  cite: 'Cite',
  bibtex: 'Download BibTeX',
} satisfies Translation<typeof bs>;

/** The texts of the page of an item, and of what has no year in the list. */
export const publicationItemTexts: Record<Language, typeof bs> = { bs, en };
