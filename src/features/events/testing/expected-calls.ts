import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  pageEvents: { who: 'everybody' },
  showEventChoices: { who: 'everybody' },
};
