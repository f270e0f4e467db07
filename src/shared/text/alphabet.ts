/**
 * The letters that follow another in the Bosnian alphabet, with a key that sorts after every text with that
 * other letter.
 */
const later: Readonly<Record<string, string>> = {
  č: 'c~',
  ć: 'c~~',
  dž: 'd~',
  đ: 'd~~',
  lj: 'l~',
  nj: 'n~',
  š: 's~',
  ž: 'z~',
};
const letters = new RegExp(Object.keys(later).join('|'), 'g');

/**
 * The key by which SQLite, which compares bytes, sorts a text alphabetically. Ignores case and foreign diacritics.
 */
export function alphabetical(text: string): string {
  const composed = text.normalize('NFC').toLowerCase();
  return composed
    .replace(letters, letter => later[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim();
}

/**
 * Compares texts in the same order, and numbers in them by value. Chromium has no Bosnian locale; the
 * Croatian alphabet is the same.
 */
export const compareAlphabetically = new Intl.Collator('hr', { numeric: true }).compare;
