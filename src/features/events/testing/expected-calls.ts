import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  pageEvents: { who: 'readers' },
  showEventChoices: { who: 'everybody' },
};
