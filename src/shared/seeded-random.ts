/**
 * Random numbers in [0, 1) that depend only on the seed. Integer arithmetic only (xorshift-multiply), so that
 * server and browser draw the same picture.
 */
export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1; // zero would stay zero for ever
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}
