import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconNews } from '#ui/icons/icons-admin.ts';
import { newsAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 2,
    texts: 'newsAdmin',
    icon: iconNews,
    content: {
      type: 'news',
      calls: async () => (await import('./contract.ts')).newsCalls,
    },
    screens: [
      { path: newsAdminPaths.list, load: () => import('./admin/news-list-screen.tsx') },
      { path: newsAdminPaths.item, load: () => import('./admin/news-screen.tsx') },
    ],
  },
];
