import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  listVersions: { who: 'editors', sample: ({ news }) => ({ query: { type: 'news', id: news } }) },
  showVersion: {
    who: 'editors',
    sample: ({ news }) => ({ query: { type: 'news', id: news, version: 1 } }),
  },
  showNewTexts: { who: 'editors', sample: ({ news }) => ({ query: { type: 'news', id: news } }) },
  restoreVersion: {
    who: 'editors',
    sample: ({ news }) => ({ fields: { type: 'news', id: news, version: 1 } }),
    audit: ({ news }) => [['restore', 'news', news]],
  },
};
