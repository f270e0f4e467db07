import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconBook } from '#ui/icons/icons-admin.ts';
import { publicationAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'content',
    place: 6,
    texts: 'publicationsAdmin',
    icon: iconBook,
    content: {
      type: 'publication',
      calls: async () => (await import('./contract.ts')).publicationCalls,
    },
    screens: [
      { path: publicationAdminPaths.list, load: () => import('./admin/publication-list-screen.tsx') },
    ],
  },
];
