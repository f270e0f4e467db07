import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  showPageAt: { who: 'readers', sample: () => ({ query: { slug: 'statut' } }) },
};
