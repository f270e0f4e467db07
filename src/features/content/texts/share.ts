import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = { copied: 'Veza je kopirana', failed: 'Veza nije kopirana. Kopirajte je iz adresne trake.' };

const en: typeof bs = {
  copied: 'Link copied',
  failed: 'The link was not copied. Copy it from the address bar.',
};

/** What is told of an address that is shared. */
export const shareTexts: Record<Language, typeof bs> = { bs, en };
