import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  createPreview: {
    who: 'editors',
    status: 201,
    sample: ({ news }) => ({ fields: { type: 'news', id: news } }),
    audit: () => [['create', 'preview']],
  },
  deletePreviews: {
    who: 'editors',
    sample: ({ news }) => ({ query: { type: 'news', id: news } }),
    audit: () => [['delete', 'preview']],
  },
};
