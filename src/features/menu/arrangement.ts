/** So many entries the menu can have, and so many one of them below it. */
export const mostEntries = 12;
export const mostBelow = 20;

/** An entry with those below it, which have none. */
export type Branch<Entry> = Entry & { children: readonly Entry[] };
type Keyed = { key: string };
type Tree<Entry> = readonly Branch<Entry>[];

/** An entry and how it stands: below which one, at which place of how many. */
export type Placed<Entry> = { entry: Entry; parent: Branch<Entry> | undefined; place: number; total: number };

/** The entries as they follow each other on the screen. */
export function placesOf<Entry extends Keyed>(tree: Tree<Entry>): Placed<Entry>[] {
  return tree.flatMap((entry, place) => [
    { entry, parent: undefined, place, total: tree.length },
    ...entry.children.map((child, index) => ({
      entry: child,
      parent: entry,
      place: index,
      total: entry.children.length,
    })),
  ]);
}

/** The menu without an entry and those below it. */
export function without<Entry extends Keyed>(tree: Tree<Entry>, key: string): Tree<Entry> {
  return tree
    .filter(entry => entry.key !== key)
    .map(entry => ({ ...entry, children: entry.children.filter(child => child.key !== key) }));
}

/** An entry by so many places, among those that it stands with. */
export function shifted<Entry extends Keyed>(tree: Tree<Entry>, key: string, by: 1 | -1): Tree<Entry> {
  return exchanged(tree, key, by).map(entry => ({ ...entry, children: exchanged(entry.children, key, by) }));
}

function exchanged<One extends Keyed>(list: readonly One[], key: string, by: 1 | -1): readonly One[] {
  const place = list.findIndex(one => one.key === key);
  const [one, other] = [list[place], list[place + by]];
  return one && other ? list.with(place, other).with(place + by, one) : list;
}

/** An entry below the one before it; undefined where that cannot be. */
export function lowered<Entry extends Keyed>(tree: Tree<Entry>, key: string): Tree<Entry> | undefined {
  const place = tree.findIndex(entry => entry.key === key);
  const [entry, before] = [tree[place], tree[place - 1]];
  if (!entry || !before || entry.children.length > 0 || before.children.length >= mostBelow) return undefined;
  const { children: _, ...child } = entry;
  const parent = { ...before, children: [...before.children, child as unknown as Entry] };
  return tree.with(place - 1, parent).toSpliced(place, 1);
}

/** An entry of the second level after the one that it stood below; undefined where that cannot be. */
export function raised<Entry extends Keyed>(tree: Tree<Entry>, key: string): Tree<Entry> | undefined {
  const place = tree.findIndex(({ children }) => children.some(child => child.key === key));
  const child = tree[place]?.children.find(one => one.key === key);
  if (!child || tree.length >= mostEntries) return undefined;
  return without(tree, key).toSpliced(place + 1, 0, { ...child, children: [] });
}

/** An entry to the place of another one, at its level; the menu as it is where that cannot be. */
export function placedAt<Entry extends Keyed>(tree: Tree<Entry>, key: string, target: string): Tree<Entry> {
  const from = placesOf(tree).findIndex(({ entry }) => entry.key === key);
  const to = placesOf(tree).findIndex(({ entry }) => entry.key === target);
  const [moved, other] = [placesOf(tree)[from], placesOf(tree)[to]];
  if (!moved || !other || key === target || other.parent?.key === key) return tree;
  const branch = tree.find(entry => entry.key === key);
  const isDown = from < to;
  const rest = without(tree, key);
  if (!other.parent) {
    if (moved.parent && tree.length >= mostEntries) return tree;
    const place = rest.findIndex(entry => entry.key === target) + Number(isDown);
    return rest.toSpliced(place, 0, branch ?? { ...moved.entry, children: [] });
  }
  if (branch && branch.children.length > 0) return tree;
  const { children: _, ...child } = { children: [], ...moved.entry };
  return rest.map(entry => {
    const place = entry.children.findIndex(one => one.key === target);
    if (place === -1 || entry.children.length >= mostBelow) return entry;
    return {
      ...entry,
      children: entry.children.toSpliced(place + Number(isDown), 0, child as unknown as Entry),
    };
  });
}
