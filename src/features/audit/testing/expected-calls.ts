import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  pageAudit: { who: 'administrators', sample: () => ({ query: { action: 'create' } }) },
};
