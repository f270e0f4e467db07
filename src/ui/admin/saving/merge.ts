type Values = Readonly<Record<string, unknown>>;

export function changesOf<Of extends Values>(base: Values, values: Of): Partial<Of> {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, base[name]));
  return Object.fromEntries(changed) as Partial<Of>;
}

/** The fields that both sides changed differently since `base`. */
export function clashesOf(base: Values, mine: Values, theirs: Values): string[] {
  return Object.keys(mine).filter(
    name => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]),
  );
}

/** Whether two values of a form are equal: rows by what they have, files by themselves. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every(name => isSame(one[name], other[name]));
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !(value instanceof Blob);
}
