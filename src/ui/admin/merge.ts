type Values = Readonly<Record<string, unknown>>;

export function changesOf<Of extends Values>(base: Values, values: Of): Partial<Of> {
  const changed = Object.entries(values).filter(([name, value]) => value !== base[name]);
  return Object.fromEntries(changed) as Partial<Of>;
}

/** The fields that both sides changed differently since `base`. */
export function clashesOf(base: Values, mine: Values, theirs: Values): string[] {
  return Object.keys(mine).filter(name => theirs[name] !== base[name] && theirs[name] !== mine[name]);
}
