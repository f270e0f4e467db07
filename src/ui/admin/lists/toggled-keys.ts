/**
 * What is selected after a row was toggled. With another row before, `from`, those between them become as the row does.
 */
export function toggledKeys(
  selected: ReadonlySet<string>,
  shown: readonly string[],
  key: string,
  from: string | undefined,
): ReadonlySet<string> {
  const [first = -1, last = -1] = [shown.indexOf(key), from === undefined ? -1 : shown.indexOf(from)].sort(
    (a, b) => a - b,
  );
  const toggled = new Set(first < 0 ? [key] : shown.slice(first, last + 1));
  return selected.has(key) ? selected.difference(toggled) : selected.union(toggled);
}
