import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  search: { who: 'everybody', sample: () => ({ query: { q: 'naslov' } }) },
};
