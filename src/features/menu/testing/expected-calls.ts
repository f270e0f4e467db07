import type { ExpectedCalls } from '#server/testing/expected-call.ts';

export const calls: ExpectedCalls = {
  showMenu: { who: 'everybody' },
  showMenuArrangement: { who: 'editors' },
  updateMenu: {
    who: 'editors',
    sample: () => ({ fields: { entries: [{ key: 'news', children: [{ key: 'gallery' }] }] } }),
    audit: () => [['settings', 'menu']],
  },
};
