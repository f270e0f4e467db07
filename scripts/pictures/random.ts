/** A source of random numbers that gives the same row for the same seed, so that the pictures can be rebuilt. */
export type Random = ReturnType<typeof seeded>;

export function seeded(seed: number) {
  let state = seed >>> 0;

  /** Mulberry32: a number in [0, 1). */
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function uniform(low: number, high: number) {
    return low + (high - low) * next();
  }

  /** A whole number from low up to, not including, high. */
  function integer(low: number, high: number) {
    return Math.floor(uniform(low, high));
  }

  /** Box-Muller. */
  function normal(mean: number, deviation: number) {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * next());
  }

  /** Marsaglia-Tsang with scale 1; a shape below 1 is drawn at shape + 1 and brought down by a power. */
  function gamma(shape: number): number {
    if (shape < 1) return gamma(shape + 1) * next() ** (1 / shape);
    const d = shape - 1 / 3;
    for (;;) {
      const x = normal(0, 1);
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - next()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
    }
  }

  return { next, uniform, integer, normal, gamma };
}
