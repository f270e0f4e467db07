import type { Language } from '#shared/language.ts';
import type { Translation } from '#shared/messages/translation.ts';

// Beside the messages, which every page loads.
const bs = {
  contents: 'Na ovoj stranici',
  files: 'Dokumenti',
  error: 'Nije moguće učitati stranicu.',
  missing: {
    title: 'Stranica nije pronađena',
    text: 'Tražena stranica ne postoji ili je uklonjena.',
  },
};

const en = {
  contents: 'On this page',
  files: 'Documents',
  error: 'The page could not be loaded.',
  missing: {
    title: 'Page not found',
    text: 'The page you are looking for does not exist or has been removed.',
  },
} satisfies Translation<typeof bs>;

/** The texts of an own page. */
export const ownPageTexts: Record<Language, typeof bs> = { bs, en };
