/** The letters of the Bosnian alphabet that follow another: after all that begins with what they are written with. */
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
 * A text as it is compared to be in alphabetical order: bit by bit, as SQLite does, which knows no language. Case
 * and foreign marks do not count.
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
 * Compares texts in the same order, and numbers in them by their value. Chromium has no Bosnian alphabet; the
 * Croatian one has the same letters in the same order.
 */
export const compareAlphabetically = new Intl.Collator('hr', { numeric: true }).compare;
