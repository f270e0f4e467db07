type Values = Readonly<Record<string, unknown>>;

export function changesOf<Of extends Values>(base: Values, values: Of): Partial<Of> {
  const changed = Object.entries(values).filter(([name, value]) => value !== base[name]);
  return Object.fromEntries(changed) as Partial<Of>;
}

/** The fields that both sides changed differently since `base`. */
export function clashesOf(base: Values, mine: Values, theirs: Values): string[] {
  return Object.keys(mine).filter(name => theirs[name] !== base[name] && theirs[name] !== mine[name]);
}

/**
 * Cuts the words that two texts share at their beginning and end, except for some around the difference, so
 * that one changed word of a long text is found.
 */
export function shortenAlike(one: string, other: string, around = 12): [string, string] {
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(ones.length, others.length);
  let before = 0;
  while (before < shorter && ones[before] === others[before]) before += 1;
  let after = 0;
  while (after < shorter - before && ones.at(-1 - after) === others.at(-1 - after)) after += 1;
  const start = Math.max(0, before - around);
  const end = Math.max(0, after - around);
  const shorten = (words: string[]) =>
    `${start > 0 ? '… ' : ''}${words
      .slice(start, words.length - end)
      .join('')
      .trim()}${end > 0 ? ' …' : ''}`;
  return [shorten(ones), shorten(others)];
}

/** Each word with the space after it, so that paragraphs are kept. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}
