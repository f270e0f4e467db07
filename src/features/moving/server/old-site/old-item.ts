/** What the old site says of one thing: its own values, whatever the letters of their names. */
export type OldItem = {
  id: number;
  /** By names in small letters, without underscores. */
  values: Readonly<Record<string, string>>;
  /** Of its page, where the number does not say it. */
  address?: string | undefined;
};

const nameOf = (name: string) => name.toLowerCase().replaceAll('_', '');

/** Undefined if it has no number. What is no text, number or yes and no says nothing. */
export function readItem(answer: unknown): OldItem | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer))
    if (['string', 'number', 'boolean'].includes(typeof value)) values[nameOf(name)] ??= String(value);
  const id = Number(values.id);
  return Number.isSafeInteger(id) && id > 0 ? { id, values } : undefined;
}

/** The first value that is said under one of the names. */
export function saidBy({ values }: OldItem, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = values[nameOf(name)]?.replaceAll('\0', '').trim();
    if (value) return value;
  }
  return undefined;
}
