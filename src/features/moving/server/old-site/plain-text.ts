/** What old sites write into texts that are plain here. Any other `<` is somebody's. */
const tag = /<\/?(a|b|br|div|em|font|i|li|ol|p|small|span|strong|u|ul)(?:\s[^<>]*|\/)?>/gi;
const endOfLine = /<(?:br|\/p|\/div|\/li)(?:\s[^<>]*|\/)?>/gi;
const harmless = new Set(['br', 'div', 'p', 'span']);

const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp));/gi;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A text as people read it on the old site, which shows it as HTML. */
export function plainText(said: string): string {
  return said
    .replace(endOfLine, '\n')
    .replace(tag, '')
    .replace(entity, (whole, decimal?: string, hexadecimal?: string, name = '') => {
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
      if (name) return characters[name.toLowerCase()] ?? whole;
      return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .trim();
}

/** The names of the tags that it loses by that and that formatted something. */
export function formattingOf(said: string): string[] {
  const names = [...said.matchAll(tag)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].filter(name => !harmless.has(name));
}
