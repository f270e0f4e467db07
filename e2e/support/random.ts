import { createRandom as createNumbers } from '#shared/seeded-random.ts';

export type Random = ReturnType<typeof createRandom>;

/** Random choices that depend only on the seed. */
export function createRandom(seed: number) {
  const next = createNumbers(seed);
  /** A whole number, both bounds included. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[between(0, choices.length - 1)] ?? choices[0],
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map(value => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
