/** The beginning of a text in one line of at most `length` characters, cut between words. */
export function beginningOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length).join('');
  const end = cut.lastIndexOf(' ');
  // A long word is cut anywhere.
  return `${end > cut.length / 2 ? cut.slice(0, end) : cut}…`;
}
