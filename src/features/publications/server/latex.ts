const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const strokes: Record<string, string> = { đ: '{\\dj}', Đ: '{\\DJ}' };
/** The commands of combining marks. */
const accents: Record<string, string> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0308': '"',
  '\u030a': 'r',
  '\u030b': 'H',
  '\u030c': 'v',
  '\u0327': 'c',
};

/** Text in LaTeX, with letters of which every BibTeX knows how to sort and print them; other alphabets stay. */
export function latexOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\{}~^]/g, sign => special[sign] ?? sign)
    .replace(/[&%$#_]/g, sign => `\\${sign}`)
    .replace(/[đĐ]/g, letter => strokes[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})(\p{M})/gu, (letters, letter: string, mark: string) => {
      const accent = accents[mark];
      const base = /[ij]/.test(letter) ? `\\${letter}` : letter;
      return accent ? `{\\${accent}{${base}}}` : letters;
    })
    .normalize('NFC');
}
