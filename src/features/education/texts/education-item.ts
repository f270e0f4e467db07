import type { Language } from '#shared/language.ts';
import type { Translation } from '#shared/messages/translation.ts';

// Beside the messages, which every page loads.
const bs = {
  back: 'Nazad na edukacije',
  error: 'Nije moguće učitati edukaciju.',
  missing: {
    title: 'Edukacija nije pronađena',
    text: 'Tražena edukacija ne postoji ili je uklonjena.',
  },
};

const en = {
  back: 'Back to education',
  error: 'The course could not be loaded.',
  missing: {
    title: 'Course not found',
    text: 'The course you are looking for does not exist or has been removed.',
  },
} satisfies Translation<typeof bs>;

/** The texts of the page of an item. */
export const educationItemTexts: Record<Language, typeof bs> = { bs, en };
