import type { TestSite } from '#server/testing/test-site.ts';

/** The names of the sizes that a site keeps from now on. */
export function countWrites(site: TestSite) {
  const written: string[] = [];
  const { write } = site.variants;
  site.variants.write = (name, bytes) => {
    written.push(name);
    return write(name, bytes);
  };
  return written;
}
